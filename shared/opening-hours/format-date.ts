/** A date such as 2027-01-04 in the words of a language: Monday, January 4; with the year where that is asked for. */
export function formatDate(date: string, language: string, year?: 'numeric'): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year,
  });
  return format.format(Date.parse(date));
}
