/** Writes a row as CSV without cells that spreadsheets would run as formulas. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r]/u;

// In countries where Excel separates cells by semicolons or tabs, quotation marks do not hold a cell together.
const FORMULA_IN_PART = /[;\t\r\n](?=[[\s\p{Cc}\p{Cf}]--[\t\r\n]]*[=+\-@\|%＝＋－＠])/gv;

/** Characters that could rewrite a screen or the order of a text. */
const TERMINAL_CONTROL = /[[\p{Cc}\p{Bidi_Control}]--[\t\r\n]]/gv;

function cell(typed: string) {
  const text = typed.replace(TERMINAL_CONTROL, '\uFFFD');
  const escaped = `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_IN_PART, "$&'")}`;
  return `"${escaped.replaceAll('"', '""')}"`;
}
