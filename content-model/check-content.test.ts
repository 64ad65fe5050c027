import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { fixtureFile, readFixture } from '../tests/helpers/fixture-files.ts';
import { picture } from '../tests/helpers/picture.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { fixture } from '../tests/helpers/test-site.ts';
import { checkContent, checkTexts } from './check-content.ts';
import { describeIssue } from './content-error.ts';

const privacy = 'en/pages/privacy.yaml';
const questions = 'en/pages/questions.yaml';
const now = new Date('2026-06-01T12:00:00Z');

type Changes = Record<string, string | null>;

/** The issues of the fixture with some files replaced, one line each. */
const issuesWith = (files: Changes, date = now) => checkTexts(readFixture(files), date).map(describeIssue);
const errorsWith = (files: Changes) => issuesWith(files).filter((issue) => !issue.includes(': warning: '));

test('the fixture has no errors and no warnings', () => {
  expect(issuesWith({})).toEqual([]);
});

test.each([
  ['We keep little.', '▸We: keep little.', 'text with a colon or a special character needs quotation marks.'],
  ['  title:', '▸\ttitle:', 'Tabs are not allowed as indentation.'],
  ['updated:', '▸updatd: Today\nupdated:', 'updatd: there is no such field.'],
  ['lede: We keep little.', '▸lede:', 'lede: has no value.'],
  ['lede: We keep little.', '▸lede: 180', 'lede: Write text, with quotation marks around numbers.'],
  ['lede: We keep', '▸lede: <b>We</b>', 'lede: Write plain text: tags and ** are shown as they are written.'],
  ['lede: We keep', '▸lede: Our {foo}', 'lede: there is no fact called {foo}. Known facts: {name}'],
  ['lede: We keep', '▸lede: Our {time}', 'lede: there is no fact called {time}.'],
  ['lede: We keep', '▸lede: Our {medicare}', 'lede: {medicare} is empty in content/site.yaml.'],
  ['lede: We keep', '▸lede: Our {', 'lede: has a single brace.'],
])('reports %s written as %s with its place', (right, wrong, message) => {
  const [before = '', after] = fixtureFile(privacy, right, wrong).split('▸');
  const place = `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
  const own = errorsWith({ [privacy]: before + after }).filter((issue) => issue.includes(privacy));
  expect(own).toEqual([expect.stringContaining(`content/${privacy}:${place}: `)]);
  expect(own[0]).toContain(message);
});

test.each([
  ['(/questions#price)', 'a link leads to /questions#price: /questions has no part called price.'],
  ['(/about#tour)', 'a link leads to /about#tour: /about has no part called tour.'],
  ['(/missing.pdf)', 'a link leads to /missing.pdf: there is no such page.'],
  ['(/services/garden)', 'a link leads to /services/garden, which is hidden.'],
  ['(contact)', 'a link leads to contact. Begin a page of this site with a slash'],
  [' (/contact)', 'a space between ] and ( breaks this link. Delete it.'],
])('reports the link %s', (link, message) => {
  const text = fixtureFile(privacy, 'We keep it for {retention} days.', `We keep [it]${link}.`);
  expect(errorsWith({ [privacy]: text })).toEqual([expect.stringContaining(message)]);
});

const testimonials = 'en/testimonials.yaml';
const [testimonial = ''] = / {2}- name: Rosa.*?true\n/s.exec(fixtureFile(testimonials)) ?? [];
const fridays = (opens: string) => `  - { days: [ Friday ], opens: "${opens}", closes: "17:00" }\nholidays:`;

test.each([
  [
    'en/pages/home.yaml',
    'Highlight: apple trees',
    'Highlight: a',
    'hero.headingHighlight: Write the last words of `heading`',
  ],
  ['en/pages/thank-you.yaml', ', alt: Somebody waves from a green door.', '', 'picture.alt: is missing.'],
  [testimonials, 'rating: 4', 'rating: 0', 'items.1.rating: Write a whole number of stars from 1 to 5.'],
  [testimonials, 'rating: 4', 'rating: 4.5', 'items.1.rating: Write a whole number of stars from 1 to 5.'],
  [testimonials, 'items:\n', `items:\n${testimonial.repeat(10)}`, 'items: Write 0 to 12 items.'],
  ['site.yaml', 'holidays:', fridays('15:30'), 'hours.1: Write times on Friday that no other entry has.'],
])('refuses in %s “%s” written as “%s”', (file, right, wrong, message) => {
  expect(errorsWith({ [file]: fixtureFile(file, right, wrong) })).toEqual([expect.stringContaining(`: ${message}`)]);
});

test('accepts hours after a break', () => {
  expect(errorsWith({ 'site.yaml': fixtureFile('site.yaml', 'holidays:', fridays('16:30')) })).toEqual([]);
});

test.each([
  ['phone: (559) 555-0142', 'phone: 268-4411', 'phone: Write a number such as (559) 555-0142'],
  ['phone: (559) 555-0142', 'phone: 559-268-4411 ext. 12', 'phone: Write a number such as (559) 555-0142'],
  ['closes: "16:00"', 'closes: 4 PM', 'hours.0.closes: Write a time with 24 hours, such as "08:00" or "16:00".'],
  ['closes: "16:00"', 'closes: "07:00"', 'hours.0.closes: Write a time later than `opens`.'],
  ['"2099-12-25"', '2/30/2026', 'closingDays.0.date: Write a date such as 2026-12-25 that the calendar has.'],
  ['"2099-12-25"', '"2026-02-30"', 'closingDays.0.date: Write a date such as 2026-12-25 that the calendar has.'],
  ['"2099-12-25"', '2099-12-24', 'closingDays.1: Write 2099-12-24 only once.'],
  ['"2099-12-25"', '{ date: 2099-12-21, until: 2099-12-26 }', 'closingDays.1: Write 2099-12-24 only once.'],
  ['closes: "12:00"', 'closes: "07:00"', 'closingDays.1.closes: Write a time at which the center is open on 2099'],
  ['"2099-12-24"', '2099-12-27', 'closingDays.1.closes: Leave this out: the center is closed on a Sunday.'],
  ['postalCode: "93701"', 'postalCode: 93701', 'address.postalCode: Write a ZIP code such as "93706".'],
  ['en: 24 hours', 'en: two days', 'claims.promise.value.en: Write a number of hours, such as 24 hours.'],
  ['es: 24 horas', 'es: 12 horas', 'claims.promise.value.es: Write the same number of hours as "24 hours".'],
  ['holidays: [ Christmas ]', 'holidays: [Xmas]', 'holidays.0: Choose New Year’s Day, Martin Luther King Jr. Day'],
  ['plans: []', 'plans: Kaiser, CalViva', 'optional.plans: Write a list, such as [one, two].'],
  ['"2099-12-25"', '{ date: 2099-12-25, until: 2099-12-20 }', 'closingDays.0.until: Write a day within 60 days'],
  ['programHours: []', 'programHours: 9 to 1', 'optional.programHours: Write a list, such as [one, two].'],
  ['Tou Ger Xiong,', 'Tou Ger Xiong, RN,', 'optional.staff.0.RN: there is no such field. Text with a comma'],
])('refuses %s written as %s', (right, wrong, message) => {
  const [first = ''] = errorsWith({ 'site.yaml': fixtureFile('site.yaml', right, wrong) });
  expect(first).toMatch(/^content\/site\.yaml:\d+:\d+: /);
  expect(first).toContain(`: ${message}`);
});

test.each([
  ['phone: (559) 555-0142', 'phone: "559.555–0142"'],
  ['phone: (559) 555-0142', 'phone: 15595550142'],
])('understands %s written as %s', (right, wrong) => {
  const { facts } = readFixture({ 'site.yaml': fixtureFile('site.yaml', right, wrong) });
  expect(facts.get('en')).toEqual(readFixture().facts.get('en'));
});

test.each([
  ['en/interfaces.yaml', 'nothing reads this file. Correct its name, which ends in .yaml'],
  ['en/services/respite.yml', 'nothing reads this file.'],
  ['spanish/interface.yaml', 'nothing reads this file.'],
  ['es/services/respite.yaml', 'translates content/en/services/respite.yaml, which is not there.'],
  ['en/services/Respite Weeks.yaml', 'the name of a service has only small letters, digits and hyphens.'],
])('reports the file %s', (file, message) => {
  expect(issuesWith({ [file]: 'x' })).toContainEqual(expect.stringContaining(`content/${file}: ${message}`));
});

test('reports a file that a language lacks', () => {
  expect(issuesWith({ 'es/pages/home.yaml': null })).toEqual(['content/es/pages/home.yaml: the file is missing.']);
});

test.each(['order', 'title', 'meta.title'])('reports a service with the %s of another', (field) => {
  expect(errorsWith({ 'en/services/meals-copy.yaml': fixtureFile('en/services/meals.yaml') })).toContainEqual(
    expect.stringContaining(
      `: ${field}: is the same as in content/en/services/meals.yaml. Each service needs its own.`,
    ),
  );
});

test('follows links of a language to English pages without a translation', () => {
  const price = fixtureFile(questions, 'id: cost', 'id: price');
  const dead = /^content\/es\/pages\/home\.yaml.*\/questions has no part called cost\.$/;
  expect(errorsWith({ [questions]: price })).not.toContainEqual(expect.stringMatching(dead));
  expect(errorsWith({ [questions]: price, 'es/pages/questions.yaml': null })).toContainEqual(
    expect.stringMatching(dead),
  );
});

test.each<[string, Changes, string]>([
  [
    'a testimonial replaced in English only',
    { [testimonials]: fixtureFile(testimonials, 'name: Rosa L.', 'name: Ana P.') },
    'items.0: “Rosa L.” is not among the English ones.',
  ],
  [
    'a testimonial replaced in Spanish only',
    { 'es/testimonials.yaml': fixtureFile('es/testimonials.yaml', 'name: Rosa L.', 'name: Ana P.') },
    'warning: items.0: “Rosa L.” is not on the Spanish site yet.',
  ],
  [
    'a rule that ends within 60 days',
    { 'site.yaml': fixtureFile('site.yaml', 'until: 2099-12-31', 'until: 2026-07-01') },
    'warning: mediCalRules.until: their last day is July 1, 2026.',
  ],
  [
    'a question in English only',
    { [questions]: fixtureFile(questions, 'id: included', 'id: extra') },
    'warning: groups.0.items.1: “What is included?” is not on the Spanish site yet.',
  ],
  [
    'a fact in English only',
    { 'site.yaml': fixtureFile('site.yaml', 'paymentOptions: []', 'paymentOptions: [Hmong soup]') },
    'warning: optional.paymentOptions.0: "Hmong soup" has no Spanish',
  ],
])('reports %s', (_what, files, issue) => {
  expect(issuesWith(files)).toContainEqual(expect.stringContaining(issue));
});

test('a changed number, picture or order of fields leaves a translation up to date', () => {
  const service = Object.entries(readFixture().files.get('en/services/meals.yaml')?.value as object).reverse();
  const changed = { ...Object.fromEntries(service), order: 9, showsDay: true };
  expect(issuesWith({ 'en/services/meals.yaml': stringify(changed) })).toEqual([]);
});

describe('files in a folder', async () => {
  const issuesOf = async (files: Record<string, string | Buffer>) =>
    (await checkContent(temporaryFolder(files))).issues.map(describeIssue);

  test.each([
    ['en/mail.yaml', Buffer.from('heading: cafés', 'latin1'), 'the file is not saved as UTF-8.'],
    ['photos/HERO.heic', 'x', 'this is not a photograph that pages can show.'],
    ['photos/half.jpg', 'x', 'the picture is damaged. Export it again as JPEG, or delete it.'],
    ['photos/van.jpg', await picture(900).toBuffer(), 'warning: the photograph is 900 pixels wide'],
  ])('reports %s', async (file, content, message) => {
    expect(await issuesOf({ [file]: content })).toContainEqual(expect.stringContaining(`content/${file}: ${message}`));
  });

  test('warns of photographs with notes of the camera', async () => {
    expect((await checkContent(fixture)).issues.map(describeIssue)).toContainEqual(
      expect.stringContaining('content/photos/IMG_1.JPG: warning: the file has notes of the camera (EXIF)'),
    );
  });

  test('reports a picture that is not there', async () => {
    const text = fixtureFile('en/pages/thank-you.yaml', 'thank-you.svg', 'gone.svg');
    expect(await issuesOf({ 'en/pages/thank-you.yaml': text })).toContainEqual(
      expect.stringContaining('picture.file: there is no picture called gone.svg in content/photos'),
    );
  });
});
