import { z } from 'zod';
import { DEFAULT_LANGUAGE } from './language.ts';
import { filled } from './text-schema.ts';

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
