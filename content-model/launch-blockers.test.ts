import { expect, test } from 'vitest';
import { fixtureFile, readFixture, signedFile } from '../tests/helpers/fixture-files.ts';
import { launchBlockers } from './launch-blockers.ts';

const settings = { mail: {} as unknown, retentionDays: 180, repository: 'center/website' };

/** What blocks the launch of the fixture, as `person: task: place`. */
function blockersWith(files: Record<string, string> = {}, changed: Partial<typeof settings> = {}) {
  const blockers = launchBlockers(readFixture(files), { ...settings, ...changed }, '2026-06-01');
  return [...blockers].map((blocker) => blocker.join(': '));
}

const usual = blockersWith();

test.each([
  'owner: Replace placeholders: Phone and address, Phone',
  'owner: Check the papers of these claims and fill in “Confirmed”: Entrance',
  'owner: Compare each source and fill in “Checked”: Questions in Spanish',
  'owner: Replace invented testimonials (16 CFR 465): Testimonials',
  'owner: Make the years agree: 22+ since 2002: in 2026 it is 24',
  'owner: Say whether you are open on each holiday (“We are closed on…”): Thanksgiving',
  'owner: Fill in when participants can be there: Program hours',
  'owner: After the launch, write or agree to these parts, and show them: Memory loss: To be written',
  'owner: After the launch, fill in these facts, which families look for first; pages leave them out until then: Plans',
  'owner: Read the facts again and fill in “Confirmed”: Staff, languages, prices',
])('asks: %s', (blocker) => {
  expect(usual).toContain(blocker);
});

test.each(['Parking', ': Christmas', 'Confirmed”, at the end', ': Daily rate', ': Interpreter'])(
  'asks nothing about %s',
  (settled) => {
    expect(usual.map((one) => `${one}.`).join()).not.toContain(`${settled}.`);
  },
);

const rides = 'en/services/rides.yaml';
test('asks for no signature under a page that has one', () => {
  expect(blockersWith({ [rides]: signedFile(rides, 'driver', '2026-05-01') })).toEqual(usual);
});

test.each([
  [
    'en/mail.yaml',
    'heading: ',
    'heading: Very ',
    'native reader: Compare with the English, which has changed: Emails to families in Spanish',
  ],
  [
    'site.yaml',
    'until: 2099-12-31',
    'until: 2026-05-31',
    'owner: Read again what has ended or is older than a year: Medi-Cal rules: ',
  ],
  ['site.yaml', 'holidays: [ Christmas ]', 'holidays: []', 'on each holiday (“We are closed on…”): Christmas'],
  ['site.yaml', 'logoLines: [ Orchard,', 'logoLines: [ Orchid,', 'owner: Make the logo agree with the name: Orchid'],
  ['site.yaml', 'plans: []', 'plans: [ CalViva ]', 'owner: Publish notices: Language help'],
  ['site.yaml', 'confirmed: 2026-01-05', 'confirmed: 2026-06-02', 'owner: Check the papers of these claims and '],
])('%s with “%s” as “%s” blocks the launch', (file, words, others, blocker) => {
  const added = blockersWith({ [file]: fixtureFile(file, words, others) }).filter((one) => !usual.includes(one));
  expect(added).toContainEqual(expect.stringContaining(blocker));
});

test.each([
  [{ mail: null }, 'operator: Set up mail to staff: SMTP_URL, MAIL_FROM, NOTIFY_TO'],
  [{ retentionDays: 365 }, 'operator: Set: RETENTION_DAYS=180'],
  [
    { repository: 'owner/repository' },
    'operator: Name the repository and the helper of the editor: editor/backend.json',
  ],
])('the setting %o asks: %s', (changed, blocker) => {
  expect(blockersWith({}, changed)).toContain(blocker);
});

test.each([
  ['an answer that can wait', 'included', 'kitchen', 'kitchen: After the launch, write these'],
  ['one that every family needs', 'emergencies', 'nurse', 'nurse: Write the answer, which'],
])('asks its writer for %s', (_what, id, writer, blocker) => {
  const asked = `id: ${id}\n        by: ${writer}`;
  const known = / +known: \{ fact: payment.*\n/;
  const text = fixtureFile('en/pages/questions.yaml', 'id: included', asked).replace(known, '');
  expect(blockersWith({ 'en/pages/questions.yaml': text })).toContainEqual(expect.stringContaining(blocker));
});
