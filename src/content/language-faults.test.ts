import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFault } from '../../shared/content-error.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { languageFaults } from './language-faults.ts';

const files = [
  'interface',
  'mail',
  'next-steps',
  'problems',
  'pages/home',
  'pages/contact',
  'pages/thank-you',
  'pages/not-found',
  'pages/tour-request-problem',
];

/** A content folder with English, and other languages that hold the files named. */
function contentWith(languages: Record<string, readonly string[]>): string {
  const empty = Object.entries(languages).flatMap(([code, names]) => names.map((name) => [`${code}/${name}.yaml`, '']));
  const folder = temporaryFolder(Object.fromEntries(empty));
  cpSync('content/en', join(folder, 'en'), { recursive: true });
  return folder;
}

const faultsOf = (folder: string) => languageFaults(folder).map(describeFault);

test('a language may hold a few pages, and the services that English has', () => {
  expect(faultsOf(contentWith({ es: [...files, 'services/transportation'], hmn: files }))).toEqual([]);
});

test('a file that every language has is missed by its name', () => {
  const es = files.filter((file) => file !== 'pages/contact' && file !== 'interface');
  const folder = contentWith({ es });
  rmSync(join(folder, 'en/pages/about.yaml'));
  expect(faultsOf(folder)).toEqual([
    'content/en/pages/about.yaml: the file is missing.',
    'content/es/interface.yaml: the file is missing. Every language needs it: translate content/en/interface.yaml.',
    'content/es/pages/contact.yaml: the file is missing. Every language needs it: translate content/en/pages/contact.yaml.',
  ]);
});

test('a service that English does not have is refused, with the one that may be meant', () => {
  expect(faultsOf(contentWith({ es: [...files, 'services/transportaton'] }))).toEqual([
    'content/es/services/transportaton.yaml: there is no content/en/services/transportaton.yaml of which it could be the translation. Did you mean transportation.yaml?',
  ]);
});
