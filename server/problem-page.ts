import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { e164 } from '../src/content/facts.ts';
import { FORM_NAME, type TourRequest } from '../src/tour-request/fields.ts';
import type { Facts } from './facts.ts';
import { escapeHtml } from './html.ts';
import type { Language } from './language.ts';

/** Name of the page, built with the site, that the words of a problem and the values of the form are written into. */
const TEMPLATE = 'tour-request-problem.html';

/** Whether a file of the site is such a page, which is never shown as it is. */
export function isTemplate(path: string): boolean {
  return path === `/${TEMPLATE}` || path === `/es/${TEMPLATE}`;
}

/** Reads the page of a language from the built site, or falls back on a bare one with the same form. */
export function readTemplate(siteDir: string, language: Language, facts: Facts): string {
  const files = [...(language === 'es' ? [join(siteDir, 'es', TEMPLATE)] : []), join(siteDir, TEMPLATE)];
  const file = files.find((candidate) => existsSync(candidate));
  return file ? readFileSync(file, 'utf8') : barePage(language, facts, form(language));
}

/** A page without the site's look, for answers that are not about the form. */
export function barePage(language: Language, facts: Facts, extra = ''): string {
  const home = language === 'es' ? ['/es', 'Página principal'] : ['/', 'Home page'];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>{{heading}} | ${escapeHtml(facts.name)}</title></head>
<body><main><h1>{{heading}}</h1><p>{{explanation}}</p>${extra}
<p><a href="tel:${e164(facts.phone)}">${escapeHtml(facts.phone)}</a></p><p><a href="${home[0]}">${home[1]}</a></p></main></body></html>
`;
}

/** Writes texts into a page, in one pass so that a text that looks like a token stays as it is. */
export function fillTemplate(template: string, texts: Record<string, string>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (token, name: string) => {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    return text === undefined ? token : escapeHtml(text);
  });
}

/** The texts of an empty form. */
export const NOTHING_TYPED: TourRequest = { name: '', address: '', email: '', phone: '', message: '' };

function form(language: Language) {
  const [name, address, email, phone, message, send] =
    language === 'es'
      ? ['Nombre', 'Dirección', 'Correo electrónico', 'Teléfono', 'Mensaje', 'Enviar de nuevo']
      : ['Full Name', 'Address', 'Email Address', 'Phone Number', 'Message', 'Send Again'];
  return `
<form method="post" action="${language === 'es' ? '/es' : ''}/thank-you"><input type="hidden" name="form-name" value="${FORM_NAME}">
<p><label>${name} <input name="name" value="{{name}}" autocomplete="name" required></label></p>
<p><label>${address} <input name="address" value="{{address}}" autocomplete="street-address" required></label></p>
<p><label>${email} <input name="email" type="email" value="{{email}}" autocomplete="email" required></label></p>
<p><label>${phone} <input name="phone" type="tel" value="{{phone}}" autocomplete="tel" required></label></p>
<p><label>${message} <textarea name="message" rows="6">
{{message}}</textarea></label></p>
<p><button>${send}</button></p></form>`;
}
