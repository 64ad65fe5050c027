/** The language whose pages have no prefix in their URL. */
export const DEFAULT_LANGUAGE = 'en';

/** The prefix of every path in a language: empty for the default language, `/es` for Spanish. */
export function prefixOf(language: string): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** The value for a language, or for the default language if there is none. */
export function inLanguage<Value>(values: Readonly<Record<string, Value>>, language: string): Value {
  return (values[language] ?? values[DEFAULT_LANGUAGE]) as Value;
}

export function languageName(language: string): string {
  return new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' }).of(language) ?? language;
}
