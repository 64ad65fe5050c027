const formats = {
  /** Monday, January 4 */
  'day and month': { weekday: 'long', month: 'long', day: 'numeric' },
  /** Monday, January 4, 2027 */
  'with year': { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
} as const;

/** A date such as 2027-01-04 in the words of a language. */
export function formatDate(date: string, language: string, format: keyof typeof formats): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...formats[format] }).format(Date.parse(date));
}
