/** Code of the language whose pages have no prefix in their address; the folder `content/en` holds it. */
export const DEFAULT_LANGUAGE = 'en';

/** The start of every address in a language: empty for the default language, `/es` for Spanish. */
export function prefixOf(language: string): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}
