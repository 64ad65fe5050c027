import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { listLanguages } from '../../shared/read-languages.ts';

/** Code of a language the site is written in, such as `en`. */
export type Locale = string;

/** Languages the site is written in: those with a folder in `content/`, the default one first. */
export function listLocales(): Locale[] {
  return listLanguages('content');
}

/** The language whose pages have no prefix in their address. */
export const defaultLocale: Locale = DEFAULT_LANGUAGE;
