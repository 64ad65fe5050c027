import { escapeHtml } from '../plain-text.ts';

/** HTML that the server has made itself, without a word of a visitor in it. */
export type Html = { readonly html: string };

/** What one answer makes of a template. */
export type Filling = {
  /** What stands in the place of each `{{name}}`. */
  texts: Readonly<Record<string, string | Html>>;
  /** Names of the parts that the answer holds; every other one is dropped with all that is in it. */
  parts?: ReadonlySet<string>;
};

/**
 * Writes an answer into a template: `{{name}}` gives way to a text, and what stands from `{{#part}}` to `{{/part}}` stays
 * only where the answer holds that part, and what stands from `{{^part}}` only where it does not. It is one pass, so that a text that looks like a mark stays as it is.
 */
export function fillTemplate(template: string, { texts, parts = new Set() }: Filling): string {
  let html = '';
  let done = 0;
  // How many parts deep we are in one that is dropped.
  let dropped = 0;
  const add = (piece: string) => {
    if (dropped === 0) html += piece;
  };
  for (const { 0: mark, 1: sign, 2: name = '', index } of template.matchAll(/\{\{([#^/]?)([\w.~%=-]+)\}\}/g)) {
    add(template.slice(done, index));
    done = index + mark.length;
    if (sign === '#' || sign === '^') dropped += dropped > 0 || parts.has(name) !== (sign === '#') ? 1 : 0;
    else if (sign === '/') dropped = Math.max(0, dropped - 1);
    else add(Object.hasOwn(texts, name) ? htmlOf(texts[name] ?? '') : mark);
  }
  add(template.slice(done));
  return html;
}

function htmlOf(text: string | Html) {
  return typeof text === 'string' ? escapeHtml(text) : text.html;
}
