import { escapeHtml } from '../plain-text.ts';

/** HTML that the server has made itself, without a word of a visitor in it. */
export type Html = { readonly html: string };

/** What one answer makes of a template. */
export type Filling = {
  /** What stands in the place of each `{{name}}`. */
  texts: Readonly<Record<string, string | Html>>;
  /** Names of the parts that the answer holds; every other one is dropped with all that is in it. */
  parts?: ReadonlySet<string>;
  /** By name of the part, what each of its copies holds, in their order. */
  lists?: Readonly<Record<string, readonly Filling[]>>;
};

const MARK = /\{\{([#^])([\w.~%=-]+)\}\}([\s\S]*?)\{\{\/\2\}\}|\{\{([\w.~%=-]+)\}\}/g;

/**
 * Writes an answer into a template: `{{name}}` gives way to a text; what stands from `{{#part}}` to `{{/part}}` stays where
 * the answer holds that part, once for each thing in the list of that name; and what stands from `{{^part}}` stays only
 * where it does not. What is filled in is not looked at again, so that a text that looks like a mark stays as it is.
 */
export function fillTemplate(template: string, filling: Filling): string {
  const { texts, parts, lists = {} } = filling;
  return template.replace(MARK, (mark, sign: string | undefined, part: string, inside: string, name: string) => {
    if (!sign) return Object.hasOwn(texts, name) ? htmlOf(texts[name] ?? '') : mark;
    const list = Object.hasOwn(lists, part) ? lists[part] : undefined;
    if (list && sign === '#') return list.map((item) => fillTemplate(inside, item)).join('');
    const isHeld = list ? list.length > 0 : (parts?.has(part) ?? false);
    return isHeld === (sign === '#') ? fillTemplate(inside, filling) : '';
  });
}

function htmlOf(text: string | Html) {
  return typeof text === 'string' ? escapeHtml(text) : text.html;
}
