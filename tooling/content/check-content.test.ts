import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { describeIssue } from '../../shared/content-error.ts';
import { fixtureFile, readFixture } from '../../tests/helpers/fixture-files.ts';
import { picture } from '../../tests/helpers/picture.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { fixture } from '../../tests/helpers/test-site.ts';
import { checkContent, checkTexts } from './check-content.ts';

const privacyFile = 'en/pages/privacy.yaml';
const questionsFile = 'en/pages/questions.yaml';
const now = new Date('2026-06-01T12:00:00Z');

const privacy = fixtureFile(privacyFile, 'We keep it for {retention} days.', 'We keep [it](/contact#tour).');
const site = fixtureFile('site.yaml').replace(/closingDays:\n(?: {2}.*\n)+/, 'closingDays: []\n');

/** The issues of the fixture with some files replaced, one line each. */
async function issuesWith(files: Record<string, string | null>, date = now): Promise<string[]> {
  return (await checkTexts(readFixture(files), date)).map(describeIssue);
}

const errorsWith = async (files: Record<string, string | null>) =>
  (await issuesWith(files)).filter((issue) => !issue.includes(': warning: '));

test('the fixture has no errors and no warnings', async () => {
  expect(await issuesWith({})).toEqual([]);
});

test('reports all errors in one run', async () => {
  const issues = await errorsWith({
    'site.yaml': site.replace(/^phone: .*/m, 'phone: 559-1'),
    [privacyFile]: privacy.replace('(/contact#tour)', '{retension}'),
  });
  expect(issues).toEqual([
    expect.stringContaining('phone: expected a number such as'),
    expect.stringContaining('{retension}.'),
  ]);
});

test.each([
  ['lede: We keep little.', 'lede: ▸We: keep little.', 'text with a colon needs quotation marks'],
  ['  title:', '▸\ttitle:', 'there is a tab.'],
  ['updated:', '▸lede: Twice\nupdated:', 'this name is there twice.'],
  ['menuLabel:', '▸menulabel:', 'menulabel: there is no such field.'],
  ['lede: We keep little.', '▸lede:', 'lede: has no value.'],
  ['lede: We keep little.', '▸lede: 180', 'lede: expected text, with quotation marks around numbers.'],
  ['lede: We keep', '▸lede: Our {foo}', 'lede: there is no fact called {foo}. Known facts: {name}'],
  ['lede: We keep', '▸lede: Our {time}', 'lede: there is no fact called {time}.'],
  ['(/contact#tour)', '(/questions#price)', '/questions has no part called price.'],
  ['(/contact#tour)', '(/about#tour)', 'a link leads to /about#tour: /about has no part called tour.'],
  ['(/contact#tour)', '(/missing.pdf)', 'a link leads to /missing.pdf: there is no such page.'],
  ['(/contact#tour)', '(/contatc)', 'a link leads to /contatc: there is no such page.'],
])('reports %s written as %s with its place', async (right, wrong, message) => {
  const [before = '', after] = privacy.replace(right, () => wrong).split('▸');
  const place = after === undefined ? '' : `:${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
  const issues = await errorsWith({ [privacyFile]: before + (after ?? '') });
  const own = issues.filter((issue) => issue.startsWith(`content/${privacyFile}${place}`));
  expect(own).toContainEqual(expect.stringContaining(message));
});

test.each([
  [
    'phone: (559) 555-0142',
    'phone: 268-4411',
    'phone: expected a number such as (559) 555-0142, without an extension.',
  ],
  ['opens: "08:00"', 'opens: half past 7', 'hours.0.opens: expected a time such as "08:00" or "4:00 PM".'],
  ['closes: "16:00"', 'closes: "07:00"', 'hours.0.closes: expected a time later than `opens`.'],
  [
    'closingDays: []',
    'closingDays: [2/30/2026]',
    'closingDays.0.date: expected a date with its year, such as 2026-12-25, that the calendar has.',
  ],
  ['postalCode: "93701"', 'postalCode: 93701', 'address.postalCode: expected a ZIP code such as "93706".'],
  ['en: 24 hours', 'en: two days', 'claims.promise.value.en: expected a number of hours, such as 24 hours.'],
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
  ['holidays: [Christmas]', 'holidays: [Xmas]', 'holidays.0: expected New Year’s Day, Martin Luther King Jr. Day'],
  ['included: []', 'included: Lunch, tea', 'optional.included: expected a list, such as [one, two].'],
  ['dailyRate: $85', 'dailyRate: 85', 'optional.dailyRate.en: expected text, with quotation marks around numbers.'],
  [
    'name: Tou Ger Xiong,',
    'name: Tou Ger Xiong, RN,',
    'optional.staff.0.RN: there is no such field. Text with a comma needs quotation marks.',
  ],
])('refuses %s written as %s', async (right, wrong, message) => {
  const changed = site.replace(right, wrong);
  expect(changed).not.toBe(site);
  const issues = await errorsWith({ 'site.yaml': changed });
  expect(issues[0]).toMatch(/^content\/site\.yaml:\d+:\d+: /);
  expect(issues[0]).toContain(`: ${message}`);
});

test('reports only the first error of the parser in a file', async () => {
  const tabs = privacy.replace('lede', '\tlede').replace('updated', '\tupdated');
  const own = (await errorsWith({ [privacyFile]: tabs })).filter((issue) => issue.includes(privacyFile));
  expect(own).toEqual([expect.stringContaining('there is a tab.')]);
});

test.each([
  ['en/interfaces.yaml', 'nothing reads this file. Correct its name, which ends in .yaml'],
  ['en/services/respite.yml', 'nothing reads this file.'],
  ['spanish/interface.yaml', 'nothing reads this file.'],
  ['es/services/respite.yaml', 'translates content/en/services/respite.yaml, which is not there.'],
  ['en/services/Respite Weeks.yaml', 'the name of a service has only small letters, digits and hyphens.'],
])('reports the file %s', async (file, message) => {
  expect(await issuesWith({ [file]: 'x' })).toContainEqual(expect.stringContaining(`content/${file}: ${message}`));
});

test('reports an empty file', async () => {
  expect(await errorsWith({ [privacyFile]: '' })).toEqual([`content/${privacyFile}:1:1: the file is empty.`]);
});

test('reports a file that a language lacks', async () => {
  expect(await issuesWith({ 'es/pages/home.yaml': null })).toEqual([
    'content/es/pages/home.yaml: the file is missing.',
  ]);
});

test('reports text copied from another service', async () => {
  const issues = await errorsWith({ 'en/services/meals-copy.yaml': fixtureFile('en/services/meals.yaml') });
  for (const field of ['order', 'title', 'meta.title']) {
    const message = `: ${field}: is the same as in content/en/services/meals.yaml. Each service needs its own.`;
    expect(issues).toContainEqual(expect.stringContaining(message));
  }
});

describe('links', () => {
  const hiddenMeals = { 'en/services/meals.yaml': `${fixtureFile('en/services/meals.yaml')}hidden: true\n` };

  test('reports a link to a hidden service', async () => {
    const message = 'a link leads to /services/meals, which is hidden. Take the link out, or show that page again.';
    const issues = await errorsWith(hiddenMeals);
    expect(issues).toContainEqual(expect.stringMatching(new RegExp(`^content/en/pages/home.yaml:.*: ${message}`)));
  });

  test('a list of links may name a hidden service', async () => {
    expect(fixtureFile('en/pages/caregivers.yaml')).toContain('path: /services/garden');
    expect((await errorsWith({})).join()).not.toContain('/services/garden');
  });

  const withoutPrice = (language: string) => fixtureFile(`${language}/pages/questions.yaml`, 'id: cost', 'id: price');

  test('reports links of a language to an answer that only other languages have', async () => {
    const issues = await errorsWith({ [questionsFile]: withoutPrice('en') });
    expect(issues).toContainEqual(
      expect.stringMatching(/^content\/en\/pages\/home\.yaml.*\/questions has no part called cost\.$/),
    );
    expect(issues.filter((issue) => issue.startsWith('content/es/'))).toEqual([]);
  });

  test('follows links of a language to English pages without a translation', async () => {
    const issues = await errorsWith({ 'es/pages/questions.yaml': null, [questionsFile]: withoutPrice('en') });
    expect(issues).toContainEqual(
      expect.stringMatching(/^content\/es\/pages\/home\.yaml.*\/questions has no part called cost\.$/),
    );
  });
});

describe('testimonials', () => {
  test.each([
    ['en', /^content\/es\/testimonials\.yaml:.*: items: there are 3, and 0 in English\./],
    ['es', /^content\/es\/testimonials\.yaml:.*: warning: items: 3 of 3 have no Spanish/],
  ])('reports another number than in English if there are none in %s', async (emptied, issue) => {
    const issues = await issuesWith({ [`${emptied}/testimonials.yaml`]: 'items: []\n' });
    expect(issues).toContainEqual(expect.stringMatching(issue));
  });
});

describe('warnings', () => {
  test('warns about a rule that ends within 60 days', async () => {
    const ending = (until: string) =>
      issuesWith({ [questionsFile]: fixtureFile(questionsFile, 'until: 2099-12-31', `until: ${until}`) });
    expect(await ending('2026-07-01')).toContainEqual(
      expect.stringContaining('warning: groups.1.items.0.until: the rule behind "memory-loss"'),
    );
    expect((await ending('2026-08-30')).join()).not.toContain('the rule behind');
  });

  test('warns about a question that only English has', async () => {
    const issues = await issuesWith({ [questionsFile]: fixtureFile(questionsFile, 'id: included', 'id: extra') });
    expect(issues).toContainEqual(
      expect.stringMatching(/: warning: groups\.0\.items\.1: “What is included\?” is not on the Spanish site yet\./),
    );
  });

  test('asks for the holidays of the next year from November on', async () => {
    const files = { 'site.yaml': site.replace('holidays: [Christmas]', 'holidays: []') };
    const asked = 'no holiday or closing day in 2027 yet.';
    expect((await issuesWith(files, new Date('2026-11-02T12:00:00Z'))).join()).toContain(asked);
    expect((await issuesWith(files, new Date('2026-10-02T12:00:00Z'))).join()).not.toContain(asked);
  });

  test('lists facts without a translation', async () => {
    const files = { 'site.yaml': site.replace('included: []', 'included: [Hmong soup, { en: Tea, es: té }]') };
    expect(await issuesWith(files)).toEqual([
      expect.stringContaining(
        'warning: optional.included.0: "Hmong soup" has no Spanish, so those pages show it in English.',
      ),
    ]);
  });

  test('a changed text makes its translation stale', async () => {
    expect(await issuesWith({ 'en/mail.yaml': fixtureFile('en/mail.yaml', 'heading: ', 'heading: Very ') })).toEqual([
      expect.stringMatching(
        /^content\/es\/mail\.yaml: warning: translates an earlier version of content\/en\/mail\.yaml/,
      ),
    ]);
  });

  test('a changed number leaves its translation up to date', async () => {
    expect(
      await issuesWith({ 'en/services/meals.yaml': fixtureFile('en/services/meals.yaml', 'order: 1', 'order: 9') }),
    ).toEqual([]);
  });

  test('another order of fields leaves its translation up to date', async () => {
    const fields = Object.entries(readFixture().files.get('en/mail.yaml')?.value as object);
    expect(await issuesWith({ 'en/mail.yaml': stringify(Object.fromEntries(fields.reverse())) })).toEqual([]);
  });
});

describe('files in a folder', () => {
  const issuesOf = async (files: Record<string, string | Buffer>) =>
    (await checkContent(temporaryFolder(files))).issues.map(describeIssue);

  test('reports a file that is not UTF-8', async () => {
    expect(await issuesOf({ 'en/mail.yaml': Buffer.from('heading: cafés', 'latin1') })).toContain(
      'content/en/mail.yaml: the file is not saved as UTF-8.',
    );
  });

  test.each([
    ['HERO.heic', 'this is not a photograph that pages can show.'],
    ['my van.jpg', 'this is not a photograph that pages can show.'],
    ['half.jpg', 'the picture is damaged. Export it again as JPEG, or delete it.'],
  ])('reports the photograph %s', async (name, message) => {
    expect(await issuesOf({ [`photos/${name}`]: 'x' })).toContainEqual(
      expect.stringContaining(`content/photos/${name}: ${message}`),
    );
  });

  test('warns of small photographs', async () => {
    expect(await issuesOf({ 'photos/van.jpg': await picture(900).toBuffer() })).toContainEqual(
      expect.stringContaining('content/photos/van.jpg: warning: the photograph is 900 pixels wide'),
    );
  });

  test('warns of photographs with GPS data', async () => {
    expect((await checkContent(fixture)).issues.map(describeIssue)).toContainEqual(
      expect.stringContaining('content/photos/IMG_1.JPG: warning: the file says where it was taken.'),
    );
  });

  test('reports a picture that is not there', async () => {
    expect(
      await issuesOf({
        'en/pages/thank-you.yaml': fixtureFile('en/pages/thank-you.yaml', 'thank-you.svg', 'gone.svg'),
      }),
    ).toContainEqual(
      expect.stringMatching(
        /picture\.file: there is no picture called gone\.svg in content\/photos or src\/illustrations\./,
      ),
    );
  });
});
