import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { linkTargets } from '../links.ts';

/** A text whose URLs lose the parameters that advertisers add. */
export function withoutTracking(text: string): string {
  return text.replace(/https?:\/\/[^\s)]+/g, (url) =>
    url.replace(/(?<=[?&])(utm_\w+|fbclid|gclid)=[^&#]*&?/g, '').replace(/[?&](?=#|$)/, ''),
  );
}

/** Text without what comes along when it is pasted: spaces, the bullet of a list, tracking in URLs. */
const pasted = z
  .string()
  .trim()
  .overwrite((value) => withoutTracking(value.replace(/^[•▪◦●]\s*/, '')));

const words = pasted
  .min(1, 'Write some text.')
  .refine(
    (value) => !/<\/?[a-z][^<]*>|\*\*/i.test(value),
    'Write plain text: tags and ** are shown as they are written.',
  );

/** A paragraph that may have links, written as [words](/path), and words of another language, as in [respite](lang:en). */
export const richText = words.meta({ widget: 'long' });

/** A line without links, which may name facts in braces. */
export const text = words.refine(
  (value) => linkTargets(value).length === 0,
  'Write plain text: a link is not possible here.',
);

/** A sentence or more without links. */
export const longText = text.meta({ widget: 'long' });

/** The text of a fact, which cannot name other facts. */
export const filled = pasted
  .min(1, 'Write some text.')
  .regex(/^[^{}]*$/, 'Write a text without braces: facts are written out here.');

/** A text that matches a pattern. */
export function patterned(pattern: RegExp, message: string) {
  return z.string(message).regex(pattern, message);
}

/** Adds an error to a check of several fields. */
export function refuse(context: z.RefinementCtx, path: PropertyKey[], message: string): void {
  context.addIssue({ code: 'custom', path, message });
}

/** A box to check; the file leaves it out while it is empty. */
export function toggle(description: string, title?: string) {
  return z.literal(true).optional().meta({ title, description });
}

export function shapeOf<const Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}

type Texts = { en: string };

export type Localized<Value> = Value extends Texts ? string : { [Key in keyof Value]: Localized<Value[Key]> };

/** A text that is the same in every language, or one for each, such as `{ en: Nurse, es: Enfermera }`. */
export function translatable(schema = filled) {
  const texts = z.object({ [DEFAULT_LANGUAGE]: schema }).catchall(filled);
  const inEnglish = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? { [DEFAULT_LANGUAGE]: value } : value;
  return z.preprocess(inEnglish, texts).meta({ widget: 'texts', holds: 'texts' });
}

type Fallback = (english: string) => string | null;

/** The value in a language, or what `fallback` makes of the English text. */
export function localize<Value>(value: Value, language: string, fallback?: Fallback): Localized<Value>;
export function localize(value: unknown, language: string, fallback: Fallback = (english) => english): unknown {
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => localize(item, language, fallback));
  if (DEFAULT_LANGUAGE in value)
    return (value as Record<string, string>)[language] ?? fallback(value[DEFAULT_LANGUAGE] as string);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, localize(part, language, fallback)]));
}
