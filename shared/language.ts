/** Code of the language whose pages have no prefix in their address; the folder `content/en` holds it. */
export const DEFAULT_LANGUAGE = 'en';

/** The start of every address in a language: empty for the default language, `/es` for Spanish. */
export function prefixOf(language: string): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** The value of a language, or that of the default language, which is always there. */
export function inLanguage<Value>(values: ReadonlyMap<string, Value>, language: string): Value {
  return (values.get(language) ?? values.get(DEFAULT_LANGUAGE)) as Value;
}

export function languageName(language: string): string {
  return new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' }).of(language) ?? language;
}
