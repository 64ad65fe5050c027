import { telHref } from '../../shared/facts.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import { FIELDS, type FieldName, FORM_NAME } from '../../shared/tour-request/fields.ts';
import { escapeHtml } from '../http/html.ts';
import type { Language } from '../language.ts';

// The site's ink on its cream, in the letters that the device has.
const STYLE = `
html { background: #fbf7ef; color: #2b2320; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 60ch; margin: 0 auto; padding: 2rem 1.25rem; font-size: 1.125rem; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.2; }
a { color: #174836; text-underline-offset: 0.2em; }
a[href^="tel:"] { white-space: nowrap; }
ul { padding: 0; list-style: none; }
li + li { margin-top: 0.5rem; }
li a { display: inline-flex; align-items: center; min-height: 3rem; }
label, input, textarea, button { display: block; box-sizing: border-box; width: 100%; font: inherit; }
label, .error { font-weight: 700; }
input, textarea { min-height: 3.75rem; padding: 0.8rem 1.1rem; border: 2px solid #85756a; border-radius: 12px; }
.error, .errors a { color: #8e1f1f; }
.errors, [aria-invalid] { padding: 0.8rem 1.1rem; border: 3px solid #8e1f1f; border-radius: 12px; background: #fdf0ec; }
button { min-height: 3.75rem; border: 0; border-radius: 20px; background: #1f5c46; color: #fff; font-weight: 700; }
:focus-visible { outline: 3px solid #2b2320; outline-offset: 3px; }
`;

const WORDS = {
  en: {
    call: 'Call',
    contact: 'Contact page',
    home: 'Home page',
    labels: {
      name: 'Full Name',
      address: 'Address',
      email: 'Email Address',
      phone: 'Phone Number',
      message: 'Message',
    },
    errors: 'Please look at these again',
    missing: 'this is missing',
    invalid: 'it should look like name@example.com',
    send: 'Send Again',
  },
  es: {
    call: 'Llamar al',
    contact: 'Página de contacto',
    home: 'Página principal',
    labels: {
      name: 'Nombre',
      address: 'Dirección',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      message: 'Mensaje',
    },
    errors: 'Revise estas respuestas',
    missing: 'falta este dato',
    invalid: 'debe verse como nombre@example.com',
    send: 'Enviar de nuevo',
  },
} as const satisfies Record<Language, unknown>;

/** The start of every address in a language. */
export function prefixOf(language: Language): '' | '/es' {
  return language === 'es' ? '/es' : '';
}

/** A template without the site's look, for answers that are not about the form, and for a site without its own. */
export function fallbackPage(language: Language, facts: Facts, extra = ''): string {
  const { call, contact, home } = WORDS[language];
  const prefix = prefixOf(language);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>{{heading}} | ${escapeHtml(facts.name)}</title><style>${STYLE}</style></head>
<body><main><h1>{{heading}}</h1><p>{{explanation}}</p>${extra}
<ul><li><a href="${telHref(facts)}">${call} ${escapeHtml(facts.phone)}</a></li>
<li><a href="${prefix}/contact">${contact}</a></li><li><a href="${prefix || '/'}">${home}</a></li></ul></main></body></html>
`;
}

/** The form as a bare page holds it. */
export function bareForm(language: Language): string {
  const words = WORDS[language];
  const summary = FIELDS.map(({ name }) =>
    onlyIfWrong(name, (error) => `<li><a href="#tour-${name}">${errorText(language, name, error)}</a></li>`),
  );
  return `
{{#wrong}}<div class="errors" role="group" aria-labelledby="tour-summary" tabindex="-1" autofocus>
<h2 id="tour-summary">${words.errors}</h2><ul>${summary.join('')}</ul></div>{{/wrong}}
<form method="post" action="${prefixOf(language)}/thank-you"><input type="hidden" name="form-name" value="${FORM_NAME}">
${FIELDS.map((field) => bareField(language, field)).join('\n')}
<p><button>${words.send}</button></p></form>`;
}

const ATTRIBUTES: Record<FieldName, string> = {
  name: 'autocomplete="name"',
  address: 'autocomplete="street-address"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" autocomplete="tel"',
  message: 'rows="6"',
};

function bareField(language: Language, { name, required, maxLength }: (typeof FIELDS)[number]) {
  const id = `tour-${name}`;
  const error = onlyIfWrong(
    name,
    (error) => `<span id="${id}-error" class="error">${errorText(language, name, error)}</span>`,
  );
  const marks = onlyIfWrong(name, () => ` aria-invalid="true" aria-describedby="${id}-error"`);
  const attributes = `id="${id}" name="${name}" maxlength="${maxLength}" ${ATTRIBUTES[name]}${required ? ' required' : ''}${marks}`;
  const label = `<label for="${id}">${WORDS[language].labels[name]}${required ? ' *' : ''}</label>`;
  const box =
    name === 'message'
      ? `<textarea ${attributes}>\n{{message}}</textarea>`
      : `<input ${attributes} value="{{${name}}}">`;
  return `<p>${label}${error}${box}</p>`;
}

function onlyIfWrong(name: FieldName, part: (error: 'missing' | 'invalid') => string) {
  const errors = name === 'email' ? (['missing', 'invalid'] as const) : (['missing'] as const);
  return errors.map((error) => `{{#${name}-${error}}}${part(error)}{{/${name}-${error}}}`).join('');
}

function errorText(language: Language, name: FieldName, error: 'missing' | 'invalid') {
  return `${WORDS[language].labels[name]}: ${WORDS[language][error]}`;
}
