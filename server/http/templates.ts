import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { prefixOf } from '../../shared/language.ts';
import { escapeHtml } from '../plain-text.ts';
import { PLAIN_POLICY } from './headers.ts';

const TEMPLATES = ['tour-request-problem', 'staff'] as const;

export type Template = { html: string; policy: string };

export function isTemplate(path: string): boolean {
  return TEMPLATES.some((name) => basename(path) === `${name}.html`);
}

/** The folder of files that the build writes for the server only, which no static host serves. */
export function serverFolderOf(siteDir: string): string {
  return `${siteDir}-server`;
}

export function policyFile(siteDir: string): string {
  return join(serverFolderOf(siteDir), 'policies.json');
}

/** Reads the Content-Security-Policies that the build computed; a path without one loads nothing. */
export function readPolicies(siteDir: string): (path: string) => string {
  const file = policyFile(siteDir);
  const policies: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (path) => policies[path] ?? PLAIN_POLICY;
}

/** Null where the site was built without the page. */
export function readTemplate(siteDir: string, language: string, name: (typeof TEMPLATES)[number]): Template | null {
  const path = `${prefixOf(language)}/${name}.html`;
  const file = join(serverFolderOf(siteDir), path);
  return existsSync(file) ? { html: readFileSync(file, 'utf8'), policy: readPolicies(siteDir)(path) } : null;
}

/** The values of a template: a text, HTML without visitor input, whether a part is shown, or the values of each copy of it. */
export type TemplateData = { readonly [name: string]: string | { readonly html: string } | boolean | TemplateData[] };

const TAG = /\{\{([#^])([\w.~%=-]+)\}\}([\s\S]*?)\{\{\/\2\}\}|\{\{([\w.~%=-]+)\}\}/g;

/** Fills a template by a subset of Mustache: `{{name}}`, `{{#part}}…{{/part}}` and `{{^part}}…{{/part}}`. Values hold no tags. */
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
