import { DEFAULT_LANGUAGE } from '../shared/language.ts';

/** "Hmong, Lao and Spanish". American English would put a comma before the "and", which the texts do not. */
export function listOf(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language === DEFAULT_LANGUAGE ? 'en-GB' : language).format(items);
}
