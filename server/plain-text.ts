// Includes direction overrides, which disguise names. Joiners are needed in Persian, in the scripts of
// India and in emoji; between Latin letters they only hide text.
const CONTROLS =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}]]])[\u200C\u200D]|[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\u200C\u200D]]/gv;

/** Replaces control characters that could rewrite a screen or disguise a text, except line breaks. */
export function stripControls(text: string): string {
  return text.replace(CONTROLS, (character) => (character === '\n' ? '\n' : character === '\t' ? ' ' : '\uFFFD'));
}

export function oneLine(text: string, most: number): string {
  const characters = [
    ...stripControls(text)
      .replace(/[\s--\u00A0]+/gv, ' ')
      .trim(),
  ];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}

/** The first name and the initial of the last one, such as "Teresa A."; empty unless the first word is one of letters. */
export function shortName(text: string): string {
  const [name = ''] = text.normalize('NFC').split(',');
  const [first = '', ...others] = name.trim().split(/\s+/);
  if (!WORD.test(first)) return '';
  const [initial = ''] = others.findLast((word) => WORD.test(word)) ?? '';
  return isolate(initial ? `${first} ${initial.toUpperCase()}.` : first);
}

const WORD = /^\p{L}[\p{L}\p{M}'’-]{0,29}\.?$/u;

/** Isolates right-to-left text, so that digits after it keep their order. */
export function isolate(text: string): string {
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(text) ? `\u2068${text}\u2069` : text;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
