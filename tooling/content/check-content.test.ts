import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { describeIssue } from '../../shared/content-error.ts';
import { copyContent, picture } from '../../tests/helpers/content-copy.ts';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { checkContent } from './check-content.ts';

const privacyFile = 'en/pages/privacy.yaml';
const privacy = `meta:
  title: Privacy of Families | {name}
  description: How we keep the words that a family writes to us, in plain words.
menuLabel: Privacy
heading: Privacy
lede: Your words are yours.
updated: Since 2026
sections:
  - heading: What we keep
    paragraphs:
      - We keep what you write. See [our form](/contact#tour).
  - heading: For how long
    paragraphs:
      - For {retention} days.
`;
const site = stringify(fixtureFacts, { lineWidth: 0 });
const folder = await copyContent();
const service = readFileSync(join(folder, 'en/services/transportation.yaml'), 'utf8');
const hiddenService = stringify({ ...parse(service), hidden: true });
writeFileSync(join(folder, privacyFile), privacy);
writeFileSync(join(folder, 'site.yaml'), site);

/** Warnings of the owner's own words. */
const known = (await checkContent(folder)).issues.filter(({ isWarning }) => isWarning).map(describeIssue);

/** The issues of the content with some files replaced, one line each. */
async function issuesWith(files: Record<string, string | Buffer>): Promise<string[]> {
  const copy = await copyContent(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(copy, file, '..'), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  return (await checkContent(copy)).issues.map(describeIssue).filter((issue) => !known.includes(issue));
}

test('reports no errors for valid content', async () => {
  expect(await issuesWith({})).toEqual([]);
});

test('warns about a rule that ends within 60 days', async () => {
  const file = 'en/pages/questions.yaml';
  const questions = readFileSync(join(folder, file), 'utf8').replace(/^ *until: .*\n/gm, '');
  const endingIn = (days: number) => {
    const until = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    return issuesWith({ [file]: questions.replace(/(- id: cost\n)/, `$1        until: ${until}\n`) });
  };
  expect(await endingIn(30)).toEqual([
    expect.stringContaining('warning: groups.0.items.0.until: the rule behind "cost"'),
  ]);
  expect(await endingIn(90)).toEqual([]);
});

test('reports all errors in one run', async () => {
  const issues = await issuesWith({
    'site.yaml': site.replace(/^phone: .*/m, 'phone: 559-1'),
    [privacyFile]: privacy.replace('{retention}', '{retension}'),
  });
  expect(issues).toEqual([
    expect.stringContaining('{retension}.'),
    expect.stringContaining('phone: expected a number such as'),
  ]);
});

test.each([
  ['lede: Your words', 'lede: ▸Ours: your words', 'text with a colon needs quotation marks'],
  ['  title:', '▸\ttitle:', 'there is a tab.'],
  ['updated:', '▸lede: Twice\nupdated:', 'this name is there twice.'],
  ['menuLabel:', '▸menulabel:', 'menulabel: there is no such field.'],
  ['lede: Your words are yours.', '▸lede:', 'lede: has no value.'],
  ['lede: Your words are yours.', '▸lede: 180', 'lede: expected text, with quotation marks around numbers.'],
  ['lede: Your words', '▸lede: Our {foo} words', 'lede: there is no fact called {foo}. Known facts: {name}'],
  ['lede: Your words', '▸lede: Our {time} words', 'lede: there is no fact called {time}.'],
  ['(/contact#tour)', '(/questions#price)', '/questions has no part called price.'],
  ['(/contact#tour)', '(/about#tour)', 'a link leads to /about#tour: /about has no part called tour.'],
  ['(/contact#tour)', '(/missing.pdf)', 'a link leads to /missing.pdf: there is no such page.'],
  ['(/contact#tour)', '(/contatc)', 'a link leads to /contatc: there is no such page.'],
])('reports %s written as %s with its place', async (right, wrong, message) => {
  const [before = '', after] = privacy.replace(right, () => wrong).split('▸');
  const place = after === undefined ? '' : `:${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
  const issues = await issuesWith({ [privacyFile]: before + (after ?? '') });
  const own = issues.filter((issue) => issue.startsWith(`content/${privacyFile}${place}`));
  expect(own).toContainEqual(expect.stringContaining(message));
});

test.each([
  [
    'phone: (559) 555-0142',
    'phone: 268-4411',
    'phone: expected a number such as (559) 555-0142, without an extension.',
  ],
  ['opens: 08:00', 'opens: half past 7', 'hours.0.opens: expected a time such as "08:00" or "4:00 PM".'],
  ['closes: 16:00', 'closes: "07:00"', 'hours.0.closes: expected a time later than `opens`.'],
  [
    'closingDays: []',
    'closingDays: [2/30/2026]',
    'closingDays.0.date: expected a date with its year, such as 2026-12-25, that the calendar has.',
  ],
  ['postalCode: "93701"', 'postalCode: 93701', 'address.postalCode: expected a ZIP code such as "93706".'],
  ['value: 24 hours', 'value: two days', 'claims.promise.value.en: expected a number of hours, such as 24 hours.'],
  [
    'closingDays: []',
    'closingDays: [{ date: 2030-12-24, closes: "07:00" }]',
    'closingDays.0.closes: expected a time at which the center is open on 2030-12-24, instead of 07:00.',
  ],
  [
    'closingDays: []',
    'closingDays: [{ date: 2030-12-22, closes: "12:00" }]',
    'closingDays.0.closes: expected no time: the center is closed on a Sunday.',
  ],
  ['closingDays: []', 'closingDays: [2030-12-24, 12/24/2030]', 'closingDays.1: expected 2030-12-24 only once.'],
  [
    'closingDays: []',
    'closingDays: [{ date: Christmas, closes: "12:00" }]',
    'closingDays.0.date: expected a date with its year',
  ],
  ['holidays: []', 'holidays: [Xmas]', 'holidays.0: expected New Year’s Day, Martin Luther King Jr. Day'],
  ['languages: []', 'languages: Spanish, Hmong', 'optional.languages: expected a list, such as [one, two].'],
  ['dailyRate: null', 'dailyRate: 85', 'optional.dailyRate.en: expected text, with quotation marks around numbers.'],
  [
    'staff: []',
    'staff: [{ name: Ana Ruiz, RN, role: Nurse }]',
    'optional.staff.0.RN: there is no such field. Text with a comma needs quotation marks.',
  ],
])('refuses %s written as %s', async (right, wrong, message) => {
  const issues = await issuesWith({ 'site.yaml': site.replace(right, wrong) });
  expect(issues).toEqual([expect.stringMatching(/^content\/site\.yaml:\d+:\d+: /)]);
  expect(issues[0]).toContain(`: ${message}`);
});

test('reports only the first error of the parser in a file', async () => {
  expect(
    await issuesWith({ [privacyFile]: privacy.replace('lede', '\tlede').replace('updated', '\tupdated') }),
  ).toEqual([expect.stringContaining('there is a tab.')]);
});

test.each([
  ['en/interfaces.yaml', 'nothing reads this file. Correct its name, which ends in .yaml'],
  ['en/services/respite.yml', 'nothing reads this file.'],
  ['spanish/interface.yaml', 'nothing reads this file.'],
  ['es/services/respite.yaml', 'translates content/en/services/respite.yaml, which is not there.'],
  ['en/services/Respite Weeks.yaml', 'the name of a service has only small letters, digits and hyphens.'],
  ['photos/HERO.heic', 'this is not a photograph that pages can show.'],
  ['photos/my van.jpg', 'this is not a photograph that pages can show.'],
  ['photos/half.jpg', 'the picture is damaged. Export it again as JPEG, or delete it.'],
])('reports the file %s', async (file, message) => {
  expect(await issuesWith({ [file]: 'x' })).toContainEqual(expect.stringContaining(`content/${file}: ${message}`));
});

test('reports a link to a hidden service', async () => {
  const issues = await issuesWith({
    'en/services/transportation.yaml': hiddenService,
    [privacyFile]: privacy.replace('/contact#tour', '/services/transportation'),
  });
  const message =
    'a link leads to /services/transportation, which is hidden. Take the link out, or show that page again.';
  expect(issues).toContainEqual(expect.stringMatching(new RegExp(`^content/${privacyFile}:.*: ${message}`)));
});

test('a list of links may name a hidden service', async () => {
  const issues = await issuesWith({ 'en/services/transportation.yaml': hiddenService });
  expect(issues.join()).not.toMatch(/links\.\d+\.path/);
});

test('reports an empty file', async () => {
  expect(await issuesWith({ [privacyFile]: '' })).toEqual([`content/${privacyFile}:1:1: the file is empty.`]);
});

test('reports a file that is not UTF-8', async () => {
  expect(await issuesWith({ [privacyFile]: Buffer.from(privacy.replace('words', 'cafés'), 'latin1') })).toEqual([
    `content/${privacyFile}: the file is not saved as UTF-8.`,
  ]);
});

test('reports a file that a language lacks', async () => {
  expect(await issuesWith({ 'es/interface.yaml': readFileSync(join(folder, 'en/interface.yaml'), 'utf8') })).toContain(
    'content/es/pages/home.yaml: the file is missing.',
  );
});

test('reports text copied from another service', async () => {
  const issues = await issuesWith({ 'en/services/transportation-copy.yaml': service });
  for (const field of ['order', 'title', 'meta.title']) {
    const message = `: ${field}: is the same as in content/en/services/transportation.yaml. Each service needs its own.`;
    expect(issues).toContainEqual(expect.stringContaining(message));
  }
});

test.each([
  ['testimonials that English no longer has', 'en', /: items: there are \d+, and 0 in English\./],
  ['testimonials without a translation', 'es', /: warning: items: \d+ of \d+ have no Spanish/],
])('reports %s', async (_name, emptied, issue) => {
  const copy = await copyContent(folder);
  cpSync('content/es', join(copy, 'es'), { recursive: true });
  writeFileSync(join(copy, emptied, 'testimonials.yaml'), 'items: []\n');
  const issues = (await checkContent(copy)).issues.map(describeIssue);
  expect(issues.filter((text) => text.startsWith('content/es/testimonials.yaml'))).toContainEqual(
    expect.stringMatching(issue),
  );
});

test('warns of photos with GPS data', async () => {
  const small = await picture(900)
    .withExif({ IFD3: { GPSLatitude: '36/1 44/1 0/1', GPSLongitude: '119/1 47/1 0/1' } })
    .toBuffer();
  expect(await issuesWith({ 'photos/van.jpg': small })).toEqual([
    expect.stringContaining('content/photos/van.jpg: warning: the file says where it was taken.'),
    expect.stringContaining('content/photos/van.jpg: warning: the photograph is 900 pixels wide'),
  ]);
});

test('warns about a question that only English has', async () => {
  const copy = await copyContent(folder);
  cpSync('content/es', join(copy, 'es'), { recursive: true });
  const file = join(copy, 'en/pages/questions.yaml');
  const page = parse(readFileSync(file, 'utf8'));
  page.groups[0].items.push({ id: 'a-new-question', question: 'Is this new?', answers: ['Yes.'] });
  writeFileSync(file, stringify(page));
  const place = `content/en/pages/questions\\.yaml:.*: warning: groups\\.0\\.items\\.${page.groups[0].items.length - 1}`;
  expect((await checkContent(copy)).issues.map(describeIssue)).toContainEqual(
    expect.stringMatching(new RegExp(`^${place}: “Is this new\\?” is not on the Spanish site yet\\.`)),
  );
});
