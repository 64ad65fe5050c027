import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { prefixOf } from '../../shared/language.ts';
import { FIELDS, type TourRequest } from '../../shared/tour-request/fields.ts';
import type { FieldErrors } from '../../src/tour-request/field-errors.ts';
import type { Filling } from './template.ts';

/** Name of the page, built with the site, that the words of a problem and the values of the form are written into. */
const TEMPLATE = 'tour-request-problem.html';

/** Whether a file of the site is such a page, which is never shown as it is. */
export function isTemplate(path: string): boolean {
  return basename(path) === TEMPLATE;
}

/** Reads the page of a language from the built site; null where the site was built without it. */
export function readTemplate(siteDir: string, language: string): string | null {
  const file = join(siteDir, prefixOf(language), TEMPLATE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
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
