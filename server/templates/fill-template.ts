import { escapeHtml } from '../plain-text.ts';

/** HTML that the server has made itself, without a word of a visitor in it. */
export type Html = { readonly html: string };

/** What one answer makes of a template, by name: a text, whether it holds a part, or what each copy of a part holds. */
export type Filling = { readonly [name: string]: string | Html | boolean | Filling[] };

const MARK = /\{\{([#^])([\w.~%=-]+)\}\}([\s\S]*?)\{\{\/\2\}\}|\{\{([\w.~%=-]+)\}\}/g;

/**
 * Writes an answer into a template: `{{name}}` gives way to a text; what stands from `{{#part}}` to `{{/part}}` stays where
 * the answer holds something of that name, once for each thing in a list; and what stands from `{{^part}}` stays only
 * where it does not. What is filled in is not looked at again, so that a text that looks like a mark stays as it is.
 */
export function fillTemplate(template: string, filling: Filling): string {
  return template.replace(MARK, (mark, sign: string | undefined, part: string, inside: string, name = part) => {
    const value = Object.hasOwn(filling, name) ? filling[name] : undefined;
    if (!sign) return textOf(value) ?? mark;
    const copies = Array.isArray(value) ? value : value ? [filling] : [];
    if (sign === '#') return copies.map((copy) => fillTemplate(inside, copy)).join('');
    return copies.length === 0 ? fillTemplate(inside, filling) : '';
  });
}

function textOf(value: Filling[string] | undefined) {
  if (typeof value === 'string') return escapeHtml(value);
  return typeof value === 'object' && 'html' in value ? String(value.html) : undefined;
}
