/** A table as CSV that a spreadsheet shows as text: no cell can act as a formula. */
export function csv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(cell).join(','));
  // Excel takes a file for UTF-8 only if it starts with this mark.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(text: string) {
  const startsFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r]/.test(text);
  return `"${(startsFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
