import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { describeIssue } from '../../shared/content-error.ts';
import { readFolder } from '../../shared/read-content.ts';
import { copyContent } from '../../tests/helpers/content-copy.ts';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { contentTypes } from './content-types.ts';
import { findReminders } from './reminders.ts';

const folder = await copyContent();
cpSync('content/es', join(folder, 'es'), { recursive: true });

function remindersOn(date: string, facts: object): string[] {
  writeFileSync(join(folder, 'site.yaml'), stringify({ ...fixtureFacts, ...facts }));
  return findReminders(readFolder(folder, contentTypes), new Date(`${date}T12:00:00Z`)).map(describeIssue);
}

const nextYear = new Date().getFullYear() + 1;

test('asks for the holidays of the next year from November on', () => {
  const asked = expect.stringContaining(`no holiday or closing day in ${nextYear} yet.`);
  expect(remindersOn(`${nextYear - 1}-11-02`, {})).toContainEqual(asked);
  expect(remindersOn(`${nextYear - 1}-10-02`, {})).not.toContainEqual(asked);
});

test('does not ask for holidays that come back every year', () => {
  expect(remindersOn(`${nextYear - 1}-11-02`, { holidays: ['Christmas'] }).join()).not.toContain('no holiday');
});

test('lists facts without a translation', () => {
  const languages = ['Hmong', { en: 'Lao', es: 'lao' }];
  const reminders = remindersOn('2026-06-01', { optional: { ...fixtureFacts.optional, languages } });
  expect(reminders.filter((text) => text.includes('optional.languages'))).toEqual([
    expect.stringContaining('optional.languages.0: "Hmong" has no Spanish, so those pages show it in English.'),
  ]);
});
