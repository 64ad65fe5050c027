import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { warnOfStaleTranslations } from '../../src/content/translations.ts';
import { copyContent } from '../../tests/helpers/content-copy.ts';
import { checkContent } from './check-content.ts';
import { markTranslated } from './mark-translated.ts';

let folder = '';

const staleFiles = async () => (await warnOfStaleTranslations(await checkContent(folder))).map(({ file }) => file);
const mark = async (...only: string[]) => markTranslated(folder, await checkContent(folder), only);

function edit(file: string, words: string, others: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(words, others));
}

beforeAll(async () => {
  folder = await copyContent();
  cpSync('content/es', join(folder, 'es'), { recursive: true });
  await mark();
});

test('a marked translation is not stale', async () => {
  expect(await staleFiles()).toEqual([]);
});

test('a marked translation has no errors', async () => {
  expect((await checkContent(folder)).issues.filter(({ isWarning }) => !isWarning)).toEqual([]);
});

test('a change makes its translation stale until it is marked', async () => {
  edit('en/mail.yaml', 'heading: ', 'heading: Very ');
  expect(await staleFiles()).toEqual(['content/es/mail.yaml']);
  await mark('es/mail.yaml');
  expect(await staleFiles()).toEqual([]);
});

test('a changed number leaves translations up to date', async () => {
  const path = join(folder, 'en/services/counseling.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^order: .*/m, 'order: 14'));
  expect(await staleFiles()).toEqual([]);
});

test('the date of a check leaves translations up to date', async () => {
  edit('en/pages/caregivers.yaml', 'checked: null', 'checked: 2026-11-26');
  expect(await staleFiles()).toEqual([]);
});

test('another order of fields leaves translations up to date', async () => {
  const path = join(folder, 'en/mail.yaml');
  const fields = Object.entries(parse(readFileSync(path, 'utf8')));
  writeFileSync(path, stringify(Object.fromEntries(fields.reverse())));
  expect(await staleFiles()).toEqual([]);
});

test('refuses to mark a file that is not a translation', async () => {
  await expect(mark('es/pages/nothing.yaml')).rejects.toThrow('There is no translation content/es/pages/nothing.yaml.');
});
