import { expect, test } from 'vitest';
import type { Settings } from '../server/settings.ts';
import { fixtureFile, readFixture } from '../tests/helpers/fixture-files.ts';
import { blockersIn, describeBlockers } from './launch-check.ts';

const settings = { mail: {} as Settings['mail'], retentionDays: 180 };
const today = '2026-06-01';

/** What blocks the launch of the fixture, as `person: task` without the places. */
async function blockersWith(files: Record<string, string> = {}, changed: Partial<typeof settings> = {}) {
  const blockers = await blockersIn(readFixture(files), { ...settings, ...changed }, today);
  return Object.entries(blockers).flatMap(([person, tasks]) => tasks.map((task) => `${person}: ${task}`));
}

const usual = await blockersWith();
const newWith = async (...change: Parameters<typeof blockersWith>) =>
  (await blockersWith(...change)).filter((task) => !usual.includes(task));
const goneWith = async (...change: Parameters<typeof blockersWith>) => {
  const left = await blockersWith(...change);
  return usual.filter((task) => !left.includes(task));
};

test('lists placeholders, claims, holidays, sources, samples and statements of the owner', () => {
  expect(usual).toEqual([
    expect.stringMatching(/^owner: Replace placeholders: .*site\.yaml phone, /),
    expect.stringContaining('owner: Check the papers of these claims, then date `confirmed`: since, years, families,'),
    'owner: Correct claims.years: 2002 is 24 years ago',
    expect.stringContaining('owner: Add to holidays, or to closingDays if open: Labor Day 2026-09-07, Thanksgiving'),
    'owner: Compare each source, then date `checked`: en/pages/caregivers.yaml, en/pages/questions.yaml, es/pages/questions.yaml',
    'owner: Replace invented testimonials (16 CFR 465): en/testimonials.yaml, es/testimonials.yaml',
    'owner: Confirm (owner): Apples grow in the yard.',
  ]);
});

test.each([
  [
    'a confirmed claim',
    'site.yaml',
    'en: A ramp at the front door, es: Una rampa en la entrada }, confirmed: null',
    'en: A ramp, es: Rampa }, confirmed: 2026-01-05',
    'entrance',
  ],
  ['a confirmed statement', 'statements.yaml', 'confirmed: null', 'confirmed: 2026-01-05', 'Apples'],
])('leaves out %s', async (_name, file, words, others, gone) => {
  expect((await goneWith({ [file]: fixtureFile(file, words, others) })).join()).toContain(gone);
});

test('a date in the future confirms nothing', async () => {
  expect(
    await goneWith({ 'statements.yaml': fixtureFile('statements.yaml', 'confirmed: null', 'confirmed: 2026-06-02') }),
  ).toEqual([]);
});

test.each([
  ['es/day.yaml', 'reviewed: 2026-01-05\n', '', 'native reader: Read, then date `reviewed`: es/day.yaml'],
  ['en/mail.yaml', 'heading: ', 'heading: Very ', 'native reader: Compare with English: es/mail.yaml'],
  [
    'en/pages/questions.yaml',
    'until: 2099-12-31',
    'until: 2026-05-31',
    'owner: Correct rules that have ended: memory-loss',
  ],
  [
    'en/pages/questions.yaml',
    'id: included',
    'id: emergencies',
    'owner: Write the answer, which every family needs: emergencies',
  ],
  [
    'site.yaml',
    'logoLines: [Orchard,',
    'logoLines: [Orchid,',
    'owner: Write the name as in the logo: Orchard Adult Day Health Care',
  ],
  ['statements.yaml', 'who: owner', 'who: lawyer', 'lawyer: Confirm (lawyer): Apples grow in the yard.'],
  [
    'statements.yaml',
    'confirmed: null',
    'confirmed: 2026-01-05\n    requires: [nondiscriminationNotice, languageNotice]',
    'lawyer: Publish notices: languageNotice',
  ],
])('%s with “%s” as “%s” adds a task', async (file, words, others, task) => {
  expect(await newWith({ [file]: fixtureFile(file, words, others) })).toContain(task);
});

test('refuses a launch without mail', async () => {
  expect(await newWith({}, { mail: null })).toEqual(['operator: Set up mail to staff: SMTP_URL, MAIL_FROM, NOTIFY_TO']);
});

test('refuses another retention than that of the privacy page', async () => {
  expect(await newWith({}, { retentionDays: 365 })).toEqual(['operator: Set: RETENTION_DAYS=180']);
});

test('says that nothing blocks the launch', () => {
  expect(describeBlockers({ owner: [], operator: [] })).toContain('Nothing blocks the launch.');
});
