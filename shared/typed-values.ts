/** A telephone number with ten digits as people read it; anything else unchanged. */
export function phoneAsTyped(typed: unknown): unknown {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(String(typed).replace(/[\s\p{P}+]/gu, '')) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : typed;
}

/** A time such as 7:30 am as 07:30; anything else unchanged. */
export function timeAsTyped(typed: unknown): unknown {
  const words = String(typed)
    .trim()
    .replace(/^noon$/i, '12 pm');
  const [, hour = '', minute = '00', half] = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(words) ?? [];
  if (!hour || (!half && !/[:.]/.test(words)) || (half && Number(hour) > 12)) return typed;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** A date such as 12/25/2026 or December 25, 2026 as 2026-12-25; anything else unchanged. */
export function dateAsTyped(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const words = typed
    .trim()
    .replace(/(?<=\d)(st|nd|rd|th)\b/i, '')
    .replace(/^(\d{1,2})([/-])(\d+)\2(\d\d)$/, '$1/$3/20$4');
  const time = Date.parse(`${words} UTC`);
  if (Number.isNaN(time)) return typed;
  const date = new Date(time).toISOString().slice(0, 10);
  const [year, month, day] = date.split('-').map(Number);
  // Engines read February 30 as March 2, and add a year to a date without one.
  const numbers = (words.match(/\d+/g) ?? []).map(Number).sort();
  const expected = /[a-z]/i.test(words) ? [year, day] : [year, month, day];
  return String(numbers) === String(expected.sort()) ? date : typed;
}
