import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { prefixOf } from '../../shared/language.ts';

/** Pages that are built with the site and filled in by the server: around a refused form, and those for staff. */
const TEMPLATES = ['tour-request-problem', 'staff'] as const;

/** Whether a file is such a page, which is never shown as it is. */
export function isTemplate(path: string): boolean {
  return TEMPLATES.some((name) => basename(path) === `${name}.html`);
}

/** The folder of these pages, beside that of the site: no host shows what lies there. */
export function templatesBeside(siteDir: string): string {
  return `${siteDir}-server`;
}

/** Reads such a page in a language, as it was built with a site; null where there is none. */
export function readTemplate(siteDir: string, language: string, name: (typeof TEMPLATES)[number]): string | null {
  const file = join(templatesBeside(siteDir), prefixOf(language), `${name}.html`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
