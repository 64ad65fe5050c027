/** A table as CSV that a spreadsheet shows as text: no cell can act as a formula. */
export function csv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(cell).join(','));
  // Excel takes a file for UTF-8 only if it starts with this mark.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Signs by which spreadsheets know a formula, after blanks and what is not seen. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r]/u;

// Where a semicolon or a tab is what separates cells, as in Excel outside English-speaking countries, the quotation marks
// around a cell of ours do not hold it together.
const FORMULA_IN_A_PART = /[;\t\r\n](?=[[\s\p{Cc}\p{Cf}]--[\t\r\n]]*[=+\-@\|%＝＋－＠])/gv;

function cell(text: string) {
  const shown = `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_IN_A_PART, "$&'")}`;
  return `"${shown.replaceAll('"', '""')}"`;
}
