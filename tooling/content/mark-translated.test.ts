import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFile } from '../../tests/helpers/fixture-files.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { fixture } from '../../tests/helpers/test-site.ts';
import { checkContent } from './check-content.ts';
import { markTranslated } from './mark-translated.ts';

test('a changed file makes its translation stale until it is marked', async () => {
  const folder = temporaryFolder();
  cpSync(fixture, folder, { recursive: true });
  writeFileSync(join(folder, 'en/mail.yaml'), fixtureFile('en/mail.yaml', 'heading: ', 'heading: Very '));
  const stale = async () =>
    (await checkContent(folder)).issues.filter(({ message }) => message.includes('earlier version'));
  expect(await stale()).toHaveLength(1);
  await markTranslated(folder, await checkContent(folder), ['es/mail.yaml']);
  expect(await stale()).toEqual([]);
});

test('refuses to mark a file that is not a translation', async () => {
  await expect(markTranslated(fixture, await checkContent(fixture), ['es/pages/nothing.yaml'])).rejects.toThrow(
    'There is no translation content/es/pages/nothing.yaml.',
  );
});
