import { Parser } from 'htmlparser2';

const inline = new Set('a abbr b bdi br cite em i mark q small span strong sub sup time'.split(' '));
// Their content is no text, or is looked up rather than read: menus, headings, labels, addresses.
const skipped = new Set(
  'script style svg template noscript iframe address button dt figcaption h1 h2 h3 h4 h5 h6 label legend nav th'.split(
    ' ',
  ),
);

/** The running text of a page's main part, a block at a time; what does not end like a sentence is a label and left out. */
export function proseOf(html: string): string[] {
  const blocks: string[] = [''];
  let inMain = 0;
  let inSkipped = 0;
  const enter = (name: string, step: 1 | -1) => {
    if (name === 'main') inMain += step;
    if (skipped.has(name)) inSkipped += step;
    if (!inline.has(name)) blocks.push('');
  };
  const add = (text: string) => {
    if (inMain && !inSkipped) blocks.push(blocks.pop() + text);
  };
  const parser = new Parser({
    onopentag: (name) => (name === 'br' ? add(' ') : enter(name, 1)),
    onclosetag: (name) => enter(name, -1),
    ontext: add,
  });
  parser.end(html);
  return blocks.map((block) => block.replace(/\s+/g, ' ').trim()).filter((block) => /[.!?…]["”’)]*$/.test(block));
}
