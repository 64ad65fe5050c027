import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Settings } from '../server/settings.ts';
import type { Facts } from '../shared/facts-schema.ts';
import { dateIn } from '../shared/opening-hours/schedule.ts';
import { copyContent } from '../tests/helpers/content-copy.ts';
import { fixtureFacts } from '../tests/helpers/fixture-facts.ts';
import { editYaml } from '../tests/helpers/project-copy.ts';
import { holidaysFrom } from './holidays.ts';
import {
  countLeft,
  describeFindings,
  findBeforeLaunch,
  findDuties,
  findInFields,
  findInSettings,
  findInSite,
  findInStatements,
  findInTexts,
} from './launch-check.ts';

const readySettings: Pick<Settings, 'mail' | 'retentionDays'> = {
  mail: {
    url: 'smtp://localhost',
    from: 'a@b.org',
    isLocal: false,
    complaintsTo: null,
    notifyTo: ['c@b.org'],
    detail: 'brief',
  },
  retentionDays: 180,
};

const filledOptional = {
  licenseNumber: '040000000',
  paymentOptions: ['Medi-Cal'],
  dailyRate: '$85',
  included: ['Lunch'],
  languages: ['English', 'Spanish'],
  staff: [{ name: 'Ana Ruiz', role: 'Registered nurse' }],
  interpreter: 'For other languages, an interpreter joins by phone.',
  plans: ['CalViva Health'],
  fax: '(559) 237-1001',
  referralContact: 'Ana Ruiz, RN',
  npi: '1234567890',
  careLevels: ['Transfers by one person: yes'],
  serviceArea: 'Fresno and Clovis',
  daysUntilStart: 'About ten days',
  nondiscriminationNotice: 'https://www.orchard-day.org/notice',
  languageNotice: 'https://www.orchard-day.org/languages',
  privacyPractices: 'https://www.orchard-day.org/privacy-practices',
} satisfies Facts['optional'];

const confirmed = '2026-01-05';
const claims = Object.entries(fixtureFacts.claims).map(([name, claim]) => [name, claim && { ...claim, confirmed }]);
const ready: Facts = {
  ...fixtureFacts,
  url: 'https://www.orchard-day.org',
  phone: '(559) 237-1000',
  email: 'hello@orchard-day.org',
  closingDays: holidaysFrom('2026-06-01', fixtureFacts.hours),
  claims: { ...Object.fromEntries(claims), since: { value: '2004', confirmed } },
  links: { reviews: 'https://g.page/r/orchard/review' },
  optional: filledOptional,
};
const today = '2026-06-01';
const fields = (site: Facts) => findInSite(site, today).map(({ kind, where }) => `${kind} ${where.split(', ')[1]}`);

test('a site with real, confirmed facts may launch', () => {
  expect(fields(ready)).toEqual([]);
  expect(findInSettings(readySettings, ready)).toEqual([]);
  expect(describeFindings(findInSite(ready, today))).toContain('Nothing is left before launch');
});

test('reports placeholder phone, email and review link', () => {
  const site = {
    ...ready,
    phone: '(559) 555-0142',
    email: 'desk@example.org',
    url: 'https://www.example.org',
    links: { reviews: 'https://www.google.com/maps/search/?api=1&query=Orchard' },
  };
  expect(fields(site)).toEqual([
    'placeholder phone',
    'placeholder email',
    'placeholder url',
    'placeholder links.reviews',
  ]);
});

test('lists unconfirmed claims', () => {
  const medicare = { value: 'Medicare certified', confirmed: null, note: 'Check the certificate.' };
  const found = findInSite({ ...ready, claims: { ...ready.claims, medicare } }, today);
  expect(found[0]).toEqual({
    kind: 'unconfirmed',
    where: 'content/site.yaml, claims.medicare',
    text: '"Medicare certified". Check the certificate.',
  });
  expect(countLeft(found)).toBe(1);
});

test('compares the years with the founding year', () => {
  const saying = (years: string) => {
    const said = { ...ready.claims, years: { value: years, confirmed } };
    return findInSite({ ...ready, claims: said }, today).map(({ kind, text }) => `${kind}: ${text}`);
  };
  expect(saying('25+')).toEqual(['contradiction: "25+" years, but "2004" is 22 years ago. Pages show both.']);
  expect(saying('20')[0]).toMatch(/^contradiction: "20" years/);
});

test('refuses a launch without mail', () => {
  const found = findInSettings({ mail: null, retentionDays: 365 }, ready);
  expect(found.map(({ where }) => where)).toEqual(['.env, SMTP_URL', '.env, RETENTION_DAYS']);
  expect(found[0]?.text).toContain('24 hours');
  expect(found[1]?.text).toBe('365 days, but the privacy page says 180.');
  expect(countLeft(found)).toBe(2);
});

test('a notice that the law asks for is missing once its statement is confirmed', () => {
  const statement = { says: 'We take Medi-Cal.', where: 'questions.yaml', who: 'owner', blocks: true };
  const duties = (date: string | null) =>
    findDuties(
      { items: [{ ...statement, requires: ['languageNotice', 'privacyPractices'], confirmed: date }] },
      { optional: { ...filledOptional, languageNotice: null } },
      today,
    );
  expect(duties(confirmed).map(({ kind, where }) => `${kind} ${where}`)).toEqual([
    'missing content/site.yaml, optional.languageNotice',
  ]);
  expect(duties(null)).toEqual([]);
});

test('lists unconfirmed statements with the person to ask', () => {
  const statement = { says: 'A nurse is here.', where: 'about.yaml', who: 'nurse', blocks: false, confirmed: null };
  const found = findInStatements(
    {
      items: [
        statement,
        { ...statement, says: 'The name is right.', blocks: true },
        { ...statement, confirmed: '2026-01-05' },
      ],
    },
    today,
  );
  expect(found.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'statement: A nurse is here. Ask: nurse. Said in: about.yaml.',
    'unconfirmed: The name is right. Ask: nurse. Said in: about.yaml.',
  ]);
  expect(countLeft(found)).toBe(1);
});

test('only warns about empty optional facts', () => {
  const optional = { ...ready.optional, licenseNumber: null, paymentOptions: [], staff: [] };
  const found = findInSite({ ...ready, optional }, today);
  expect(found.map(({ where }) => where.split(', ')[1])).toEqual([
    'optional.licenseNumber',
    'optional.paymentOptions',
    'optional.staff',
  ]);
  expect(countLeft(found)).toBe(0);
});

test('refuses a launch while a holiday of the next twelve months is not listed', () => {
  const found = findInSite({ ...ready, closingDays: [{ date: '2026-11-26' }] }, today);
  expect(found.map(({ kind, text }) => `${kind} ${text.split('.')[0]}`)).toEqual([
    'missing Closed on Labor Day (2026-09-07)? Add it to `holidays`',
    'missing Closed on Christmas (2026-12-25)? Add it to `holidays`',
    'missing Closed on New Year’s Day (2027-01-01)? Add it to `holidays`',
    'missing Closed on Memorial Day (2027-05-31)? Add it to `holidays`',
  ]);
  expect(countLeft(found)).toBe(4);
});

test.each([
  {
    title: 'refuses a launch after a rule behind an answer has ended',
    content: { ends: [{ until: '2026-05-31' }, { until: '2026-06-01' }].map((rule) => ({ id: 'cost', ...rule })) },
    found: ['rule ends.0.until'],
    blocks: 1,
  },
  {
    title: 'refuses a launch without an answer about emergencies',
    content: { items: ['emergencies', 'trial-day'].map((id) => ({ id, answers: null })) },
    found: ['missing items.0.answers', 'question items.1.answers'],
    blocks: 1,
  },
  {
    title: 'refuses a launch with an unchecked source',
    content: { source: { name: 'CDA', href: 'https://www.aging.ca.gov/', checked: null } },
    found: ['source source.checked'],
    blocks: 1,
  },
  {
    title: 'only warns about old sources',
    content: { source: ['2025-05-31', '2025-06-01'].map((checked) => ({ name: 'CDA', checked })) },
    found: ['question source.0.checked'],
    blocks: 0,
  },
  {
    title: 'only warns about past announcements and empty lines',
    content: { glance: { who: null }, menu: { until: '2026-05-31' }, calendar: { until: '2026-06-01' } },
    found: ['question glance.who', 'question menu.until'],
    blocks: 0,
  },
])('$title', ({ content, found, blocks }) => {
  const findings = findInFields('en/day.yaml', content, today);
  expect(findings.map(({ kind, where }) => `${kind} ${where.split(', ')[1]}`)).toEqual(found);
  expect(countLeft(findings)).toBe(blocks);
});

test('finds placeholders inside text', () => {
  const texts = {
    lede: 'Call (559) 555-0199 today.',
    form: { placeholder: 'name@example.com', invalid: 'Write it like name@example.com.' },
  };
  const found = findInTexts('en/pages/about.yaml', texts);
  expect(found.map(({ where }) => where)).toEqual(['content/en/pages/about.yaml, lede']);
});

test('refuses a launch with a translation that nobody reviewed', async () => {
  const folder = await copyContent();
  cpSync('content/es', join(folder, 'es'), { recursive: true });
  editYaml(folder, 'es/day.yaml', (day) => {
    delete day.reviewed;
  });
  const reviews = async () =>
    (await findBeforeLaunch(folder, readySettings)).flatMap(({ kind, where }) => (kind === 'review' ? [where] : []));
  expect(await reviews()).toContain('content/es/day.yaml');
  editYaml(folder, 'es/day.yaml', (day) => {
    day.reviewed = '2026-01-05';
  });
  expect(await reviews()).not.toContain('content/es/day.yaml');
});

test('a center without optional facts may launch', async () => {
  const folder = await copyContent();
  const save = (file: string, value: unknown) => writeFileSync(join(folder, file), stringify(value));
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const now = dateIn(ready.timeZone);
  const years = { value: String(Number(now.slice(0, 4)) - 2004), confirmed };
  const closingDays = holidaysFrom(now, ready.hours);
  save('site.yaml', { ...ready, closingDays, claims: { ...ready.claims, years } });
  save('statements.yaml', { items: [] });
  for (const page of globSync('en/pages/*.yaml', { cwd: folder }))
    edit(page, (text) =>
      text.replaceAll('checked: null', 'checked: 2099-01-01').replace(/until: \S+/g, 'until: 2099-12-31'),
    );
  edit('en/pages/questions.yaml', (text) =>
    text.replace(/(id: emergencies\n.*\n *answers:) null/, '$1 [We call 911.]'),
  );
  const quote = 'Peace of mind!! My loved one’s diapers, her frail hands: they never flinched. She comes back singing.';
  const item = { name: 'Ana R.', location: 'Fresno', relationship: 'Client', rating: 5, quote, highlight: quote };
  save('en/testimonials.yaml', { items: [{ ...item, sample: false }] });
  const findings = await findBeforeLaunch(folder, readySettings);
  expect(countLeft(findings), describeFindings(findings)).toBe(0);

  save('en/testimonials.yaml', { items: [{ ...item, sample: true }] });
  expect(countLeft(await findBeforeLaunch(folder, readySettings))).toBe(1);
  const site = join(folder, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace('phone', 'phnoe'));
  await expect(findBeforeLaunch(folder, readySettings)).rejects.toThrow('phnoe: there is no such field.');
});
