const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
// Their content is no text at all.
const hidden = /<(script|style|svg|template|noscript|iframe)\b[\s\S]*?<\/\1>/gi;
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'em',
  'i',
  'mark',
  'q',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);
// Menus, headings, labels and addresses are looked up rather than read.
const muted = new Set([
  'address',
  'button',
  'dt',
  'figcaption',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'label',
  'legend',
  'nav',
  'th',
]);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The running text of a page's main part, a block at a time; what does not end like a sentence is a label and left out. */
export function proseOf(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/i.exec(html)?.[0] ?? '';
  const text = main.replace(hidden, ' ');
  const blocks: string[] = [];
  let block = '';
  let depthOfMuted = 0;
  let end = 0;
  const add = (piece: string) => {
    if (!depthOfMuted) block += piece;
  };
  const finish = () => {
    blocks.push(block);
    block = '';
  };
  for (const found of text.matchAll(tag)) {
    add(text.slice(end, found.index));
    end = found.index + found[0].length;
    const [, slash, written] = found;
    const name = written?.toLowerCase();
    if (!name || inline.has(name)) continue;
    if (name === 'br') add(' ');
    else finish();
    if (muted.has(name)) depthOfMuted += slash ? -1 : 1;
  }
  return blocks.map(decode).filter((words) => /[.!?…]["”’)]*$/.test(words));
}

function decode(text: string): string {
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, digits) => String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)))
    .replace(/&([a-z]+);/gi, (whole, name) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
