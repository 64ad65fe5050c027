import { expect, test } from 'vitest';
import type { Settings } from '../../server/settings.ts';
import { fixtureFile, readFixture } from '../../tests/helpers/fixture-files.ts';
import { launchBlockers } from './launch-blockers.ts';

const settings = { mail: {} as Settings['mail'], retentionDays: 180 };

/** What blocks the launch of the fixture, as `person: task: place`. */
function blockersWith(files: Record<string, string> = {}, changed: Partial<typeof settings> = {}) {
  const blockers = launchBlockers(readFixture(files), { ...settings, ...changed }, '2026-06-01');
  return Object.entries(blockers).flatMap(([person, tasks]) =>
    [...tasks].flatMap(([task, places]) => places.map((place) => `${person}: ${task}: ${place}`)),
  );
}

const usual = blockersWith();

test.each([
  'owner: Replace placeholders: Facts, Phone',
  'owner: Check the papers of these claims and fill in “Confirmed”: Entrance',
  'owner: Compare each source and fill in “Checked”: Questions in Spanish',
  'owner: Replace invented testimonials (16 CFR 465): Testimonials',
  'owner: Confirm (owner): Apples grow in the yard.',
])('asks: %s', (blocker) => {
  expect(usual).toContain(blocker);
});

test('asks nothing about a confirmed claim', () => {
  expect(usual.join()).not.toContain('Parking');
});

test.each([
  [
    'es/day.yaml',
    'reviewed: 2026-01-05\n',
    '',
    'native reader: Read the Spanish, then date `reviewed` in its file: Day',
  ],
  [
    'en/mail.yaml',
    'heading: ',
    'heading: Very ',
    'native reader: Compare the Spanish with the English: Emails to families',
  ],
  ['en/pages/questions.yaml', 'until: 2099-12-31', 'until: 2026-05-31', 'owner: Correct rules that have ended: '],
  ['en/pages/questions.yaml', 'id: included', 'id: emergencies', 'owner: Write the answer, which every family needs: '],
  ['site.yaml', 'holidays: [ Christmas ]', 'holidays: []', 'owner: Choose the days on which you are closed: '],
  ['site.yaml', 'confirmed: 2026-01-05', 'confirmed: 2026-06-02', 'owner: Check the papers of these claims and '],
  ['statements.yaml', 'who: owner', 'who: lawyer', 'lawyer: Confirm (lawyer): Apples grow in the yard.'],
  ['statements.yaml', 'confirmed: null', 'confirmed: 2026-01-05\n    requires: [languageNotice]', 'lawyer: Publish '],
])('%s with “%s” as “%s” blocks the launch', (file, words, others, blocker) => {
  const added = blockersWith({ [file]: fixtureFile(file, words, others) }).filter((one) => !usual.includes(one));
  expect(added).toContainEqual(expect.stringContaining(blocker));
});

test('asks for mail to staff', () => {
  expect(blockersWith({}, { mail: null })).toContain('operator: Set up mail to staff: SMTP_URL, MAIL_FROM, NOTIFY_TO');
});

test('asks for the retention that the privacy page names', () => {
  expect(blockersWith({}, { retentionDays: 365 })).toContain('operator: Set: RETENTION_DAYS=180');
});
