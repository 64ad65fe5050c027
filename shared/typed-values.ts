/** A telephone number with ten digits as people read it; anything else unchanged. */
export function phoneAsTyped(typed: unknown): unknown {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(String(typed).replace(/[\s().+-]/g, '')) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : typed;
}

/** A time such as 7:30 am as 07:30; anything else unchanged. */
export function timeAsTyped(typed: unknown): unknown {
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?::(\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(String(typed).trim()) ?? [];
  if (!hour || (!half && !String(typed).includes(':')) || (half && Number(hour) > 12)) return typed;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** A date such as 12/25/2026 or December 25, 2026 as 2026-12-25; anything else unchanged. */
export function dateAsTyped(typed: unknown): unknown {
  if (typeof typed !== 'string' || /^\d{4}-/.test(typed)) return typed;
  const time = Date.parse(`${typed.trim()} UTC`);
  if (Number.isNaN(time)) return typed;
  const date = new Date(time).toISOString().slice(0, 10);
  const [year, month, day] = date.split('-').map(Number);
  // Engines read February 30 as March 2, and add a year to a date without one.
  const numbers = (typed.match(/\d+/g) ?? []).map(Number).sort();
  const expected = /[a-z]/i.test(typed) ? [year, day] : [year, month, day];
  return String(numbers) === String(expected.sort()) ? date : typed;
}
