import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFault } from '../../shared/content-error.ts';
import { copyContent } from '../../tests/helpers/content-copy.ts';
import { addLanguage } from '../../tests/helpers/pseudo-language.ts';
import { checkContent } from './check-content.ts';
import { listUnreviewed, markTranslated, warnOfOldTranslations } from './translations.ts';

test('what is older than its English text is named until it is marked, and what nobody has read too', {
  timeout: 60_000,
}, async () => {
  const folder = await copyContent();
  addLanguage(folder, 'es', { mark: 'ñ', name: 'Español' });
  const edit = (file: string, words: string, others: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(words, others));
  };
  const warnings = async () => warnOfOldTranslations(await checkContent(folder)).map(describeFault);
  const mark = async (...only: string[]) => markTranslated(folder, await checkContent(folder), only);

  expect(await warnings()).toContainEqual(
    expect.stringContaining('content/es/mail.yaml: warning: is not marked as a translation of content/en/mail.yaml.'),
  );
  await mark();
  expect((await checkContent(folder)).faults.filter(({ isWarning }) => !isWarning)).toEqual([]);
  expect(await warnings()).toEqual([]);

  edit('en/interface.yaml', 'submit: ', 'submit: Please ');
  edit('en/mail.yaml', 'heading: ', 'heading: Very ');
  edit('site.yaml', 'Free parking', 'Parking');
  const places = [
    /^content\/es\/facts\.yaml:\d+:\d+: warning: claims\.parking\.value: is older than content\/site\.yaml, which says "Parking"/,
    /^content\/es\/interface\.yaml:\d+:\d+: warning: tourRequest\.submit: is older than content\/en\/interface\.yaml/,
    /^content\/es\/mail\.yaml:\d+:\d+: warning: heading: is older/,
  ];
  expect(await warnings()).toEqual(places.map((place) => expect.stringMatching(place)));
  await mark('es/mail.yaml', 'es/facts.yaml');
  expect(await warnings()).toEqual([expect.stringMatching(places[1] ?? '')]);
  await expect(mark('es/pages/nothing.yaml')).rejects.toThrow('There is no translation content/es/pages/nothing.yaml.');

  edit('es/fingerprints.yaml', 'mail.yaml:\n    reviewed: null', 'mail.yaml:\n    reviewed: 2027-01-04');
  await mark();
  const unreviewed = listUnreviewed(await checkContent(folder));
  expect(unreviewed).toContain('es/pages/home.yaml');
  expect(unreviewed).not.toContain('es/mail.yaml');

  // Notes of a translation stay while its English file cannot be read.
  edit('en/mail.yaml', 'heading: ', '\theading: ');
  await mark();
  edit('en/mail.yaml', '\theading: ', 'heading: ');
  expect(await warnings()).toEqual([]);
});
