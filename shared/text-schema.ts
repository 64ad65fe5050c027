import { z } from 'zod';

/** A paragraph that may hold links written as [words](/address); `RichText` shows it. */
export const richText = z
  .string()
  .trim()
  .min(1, 'some text')
  .refine((value) => !/<\/?[a-z][^<]*>|\*\*/i.test(value), 'plain text: tags and ** are shown as they are written');

/** A line or paragraph of plain text; facts of the center may be named in braces. Links, which nothing would show, are refused. */
export const text = richText.refine((value) => !value.includes(']('), 'plain text: a link is not possible here');

/** A fact, which takes nothing from other facts. */
export const filled = z
  .string()
  .trim()
  .min(1, 'some text')
  .regex(/^[^{}]*$/, 'a text without braces: facts are written out here');

/** A text that matches a pattern; `wanted` completes "expected" here and "Write" in the editor. */
export function patterned(pattern: RegExp, wanted: string) {
  return z.string(wanted).regex(pattern, wanted).meta({ wanted });
}

export function shapeOf<Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
