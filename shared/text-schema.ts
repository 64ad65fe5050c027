import { z } from 'zod';

/** A paragraph that may have links, written as [words](/path), and words of another language, as in [respite](lang:en). */
export const richText = z
  .string()
  .trim()
  .min(1, 'some text')
  .refine((value) => !/<\/?[a-z][^<]*>|\*\*/i.test(value), 'plain text: tags and ** are shown as they are written');

/** A line or paragraph without links, which may name facts in braces. */
export const text = richText.refine((value) => !value.includes(']('), 'plain text: a link is not possible here');

/** The text of a fact, which cannot name other facts. */
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
