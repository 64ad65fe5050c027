import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../../shared/facts-schema.ts';
import { FIELDS, type TourRequest } from '../../shared/tour-request/fields.ts';
import type { FieldErrors } from '../../src/tour-request/field-errors.ts';
import type { Language } from '../language.ts';
import { bareForm, fallbackPage } from './fallback-page.ts';
import type { Filling } from './template.ts';

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
  return file ? readFileSync(file, 'utf8') : fallbackPage(language, facts, bareForm(language));
}

/** The texts of an empty form. */
export const NOTHING_TYPED: TourRequest = { name: '', address: '', email: '', phone: '', message: '' };

/** The form as it goes back: what was typed, and for each field the part that says what is wrong with it, or that it is right. */
export function fillForm(typed: TourRequest, errors: FieldErrors): Required<Filling> {
  // Blanks would hide the example that stands in an empty field.
  const values = FIELDS.map(({ name }) => [name, typed[name].trim() === '' ? '' : typed[name]]);
  const count = FIELDS.filter(({ name }) => errors[name]).length;
  return {
    texts: { ...Object.fromEntries(values), count: String(count) },
    parts: new Set([
      ...FIELDS.map(({ name }) => `${name}-${errors[name] ?? 'right'}`),
      ...(count > 0 ? ['wrong', count === 1 ? 'one' : 'many'] : []),
    ]),
  };
}
