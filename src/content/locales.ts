import { listLanguages } from '../../shared/read-languages.ts';

/** Languages the site is written in: those with a folder in `content/`, the default one first. */
export function listLocales(): string[] {
  return listLanguages('content');
}
