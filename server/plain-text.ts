/** A text without the control characters that could rewrite a screen or pretend to be another text; line ends stay. */
export function stripControls(text: string): string {
  // Direction overrides count too: they let a name read as a different one.
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    character === '\n' ? '\n' : character === '\t' ? ' ' : '\uFFFD',
  );
}

/** A text on one line, cut at a number of letters. */
export function oneLine(text: string, most = 200): string {
  const letters = [...stripControls(text).replace(/\s+/g, ' ').trim()];
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}

/** A plain text as it may stand in HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
