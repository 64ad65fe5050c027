import { escapeHtml } from '../plain-text.ts';

/** HTML of the server itself, without visitor input. */
export type Html = { readonly html: string };

/** The values of a template: a text, whether a part is shown, or the values of each copy of a part. */
export type TemplateData = { readonly [name: string]: string | Html | boolean | TemplateData[] };

const TAG = /\{\{([#^])([\w.~%=-]+)\}\}([\s\S]*?)\{\{\/\2\}\}|\{\{([\w.~%=-]+)\}\}/g;

/**
 * Fills a template, by a subset of Mustache: `{{name}}` is a text, `{{#part}}…{{/part}}` a part that is shown or repeated,
 * and `{{^part}}…{{/part}}` one that is shown otherwise. Values are not searched for tags.
 */
export function fillTemplate(template: string, data: TemplateData): string {
  return template.replace(TAG, (tag, sign: string | undefined, part: string, inside: string, name = part) => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (!sign) return textOf(value) ?? tag;
    const copies = Array.isArray(value) ? value : value ? [data] : [];
    if (sign === '#') return copies.map((copy) => fillTemplate(inside, copy)).join('');
    return copies.length === 0 ? fillTemplate(inside, data) : '';
  });
}

function textOf(value: TemplateData[string] | undefined) {
  if (typeof value === 'string') return escapeHtml(value);
  return typeof value === 'object' && 'html' in value ? String(value.html) : undefined;
}
