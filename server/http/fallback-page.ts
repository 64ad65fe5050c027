import { createHash } from 'node:crypto';
import { telHref } from '../../shared/facts.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import { prefixOf } from '../../shared/language.ts';
import type { ProblemTexts } from '../../shared/problems-schema.ts';
import { escapeHtml } from '../plain-text.ts';
import { PLAIN_POLICY } from './headers.ts';
import type { Template } from './templates.ts';

const STYLE = `
html { background: #fbf7ef; color: #2b2320; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 60ch; margin: 0 auto; padding: 2rem 1.25rem; font-size: 1.125rem; overflow-wrap: anywhere; }
h1 { line-height: 1.2; }
a { color: #174836; text-underline-offset: 0.2em; }
a[href^="tel:"] { white-space: nowrap; }
ul { padding: 0; list-style: none; }
li + li { margin-top: 0.5rem; }
li a { display: inline-flex; align-items: center; min-height: 3rem; }
:focus-visible { outline: 3px solid #2b2320; outline-offset: 3px; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A small page for answers without the form, and for a site that was built without the page of the form. */
export function fallbackPage(language: string, { links }: ProblemTexts, facts: Facts): Template {
  const prefix = prefixOf(language);
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>{{heading}} | ${escapeHtml(facts.name)}</title><style>${STYLE}</style></head>
<body><main><h1>{{heading}}</h1><p>{{explanation}}</p>
<ul><li><a href="${telHref(facts)}">${escapeHtml(links.call)}</a></li>
<li><a href="${prefix}/contact">${escapeHtml(links.contact)}</a></li>
<li><a href="${prefix || '/'}">${escapeHtml(links.home)}</a></li></ul></main></body></html>
`;
  return { html, policy: `${PLAIN_POLICY}; style-src 'sha256-${STYLE_HASH}'` };
}
