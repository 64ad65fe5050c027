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
  return z.preprocess(inEnglish, texts).meta({ widget: 'texts' });
}

/** The value in a language; falls back to the English text. */
export function localize<Value>(value: Value, language: string): Localized<Value>;
export function localize(value: unknown, language: string): unknown {
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => localize(item, language));
  if (DEFAULT_LANGUAGE in value) return (value as Record<string, unknown>)[language] ?? value[DEFAULT_LANGUAGE];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, localize(part, language)]));
}
