import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { picture } from './helpers/content-copy.ts';
import { copyProject, editYaml, runIn } from './helpers/project-copy.ts';

const timeout = 600_000;
const languages = ['en', 'es'];
const photograph = { file: 'a-photograph-of-this-test.jpg', alt: 'Our yard.' };
const translated = { en: 'English words', es: 'Palabras en español' };
let folder = '';

const change = (file: string, edit: Parameters<typeof editYaml>[2]) => editYaml(folder, `content/${file}`, edit);

/** What an owner changes in her first months. */
beforeAll(async () => {
  folder = copyProject();
  // The copy has no `art/`, which the guides link to.
  rmSync(join(folder, 'tests/docs.test.ts'));
  mkdirSync(join(folder, 'content/photos'), { recursive: true });
  writeFileSync(
    join(folder, 'content/photos', photograph.file),
    await picture(1700).withMetadata({ orientation: 6 }).toBuffer(),
  );
  changeFacts();
  const removedQuestion = unlinkedQuestion();
  for (const language of languages) changePages(language, removedQuestion);
  changeServices();
}, timeout);

function changeFacts() {
  change('site.yaml', (site) => {
    Object.assign(site, {
      name: 'Sunrise Valley Community-Based Adult Health Center',
      logoLines: ['Sunrise Valley', 'Community-Based Adult Health Center'],
      url: 'https://sunrise-valley.care',
      phone: '559-268-4411',
      email: 'first-contact@sunrise-valley-adult-health.care',
      hours: [
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '07:30', closes: '16:00' },
        { days: ['Friday'], opens: '07:30', closes: '14:00' },
        { days: ['Saturday'], opens: '09:00', closes: '12:00' },
      ],
      holidays: ['New Year’s Day', 'Memorial Day', 'Thanksgiving', 'Christmas'],
      closingDays: [{ date: '2099-12-24', name: { en: 'Christmas Eve', es: 'Nochebuena' }, closes: '12:00' }],
    });
    site.address.street = '12850 North Rancho Santa Margarita Boulevard, Suite 210B';
    for (const claim of Object.values<{ confirmed: string } | null>(site.claims))
      if (claim) claim.confirmed = '2026-11-20';
    site.optional = {
      licenseNumber: '550001234',
      paymentOptions: [translated, 'Medi-Cal'],
      dailyRate: '$85',
      included: [translated],
      languages: [{ en: 'Spanish', es: 'español' }, 'Hmong'],
      staff: [{ name: 'Tou Ger Xiong-Vang', role: translated }],
      interpreter: translated,
      fax: '(559) 268-4412',
      referralContact: translated,
      npi: '1234567890',
      careLevels: [translated],
      serviceArea: translated,
      daysUntilStart: translated,
      nondiscriminationNotice: 'https://www.example.org/notice',
      languageNotice: 'https://www.example.org/languages',
      privacyPractices: 'https://www.example.org/privacy',
    };
  });
  change('statements.yaml', ({ items }) => {
    for (const item of items) item.confirmed = '2026-11-20';
  });
}

function changePages(language: string, removedQuestion: string | undefined) {
  change(`${language}/testimonials.yaml`, (testimonials) => {
    const fields = { location: 'Clovis', relationship: 'Family Member', rating: 4, highlight: 'Good.', sample: false };
    const quotes = [
      'I like it.',
      '“She dances again 💃,” my sister said.',
      'Nobody rushed her, and she laughed. '.repeat(30),
    ];
    testimonials.items = quotes.map((quote, index) => ({ ...fields, name: `Rosa ${index}`, quote: quote.trim() }));
  });
  change(`${language}/pages/about.yaml`, ({ hero, facility }) => {
    hero.picture = photograph;
    facility.photographs.frontDoor = { picture: photograph, caption: 'Come in.' };
  });
  change(`${language}/pages/home.yaml`, ({ hero }) => {
    hero.picture = photograph;
    hero.heading = 'Good days in the middle of Fresno';
    hero.headingHighlight = 'the middle of Fresno';
  });
  const pages = readdirSync(join(folder, 'content', language, 'pages'));
  for (const name of pages.filter((name) => name !== 'home.yaml'))
    change(`${language}/pages/${name}`, (page) => {
      const { heading } = page.hero ?? page;
      if (heading) (page.hero ?? page).heading = `${heading.replace(/[.!?]$/, '')}, today`;
    });
  change(`${language}/pages/questions.yaml`, ({ groups }) => {
    for (const group of groups) group.items = group.items.filter(({ id }: { id: string }) => id !== removedQuestion);
    groups[0].items.push({
      id: 'a-question-of-this-test',
      question: 'Is there music?',
      answers: ['Yes, we are celebrating. Call {phone} to join [a tour](/contact).'],
    });
  });
}

/** The id of a question that no text links to. */
function unlinkedQuestion(): string | undefined {
  const files = globSync('content/**/*.yaml', { cwd: folder });
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).join();
  return ['holidays', 'visiting', 'staff-numbers'].find((id) => !texts.includes(`#${id}`));
}

function changeServices() {
  const services = readdirSync(join(folder, 'content/en/services')).reverse();
  for (const [index, name] of services.entries())
    change(`en/services/${name}`, (service) => {
      service.order = index + 1;
    });
  change(`en/services/${services[0]}`, (service) => {
    service.title = 'Psychoneuroimmunological Rehabilitation';
    service.picture = photograph;
  });
  // No sentence links to it.
  change('en/services/counseling.yaml', (service) => {
    service.hidden = true;
  });
  const added = 'en/services/a-service-of-this-test.yaml';
  cpSync(join(folder, 'content/en/services', services[1] ?? ''), join(folder, 'content', added));
  change(added, (service) => {
    Object.assign(service, { order: services.length + 1, title: 'Music and Song', shortTitle: 'Music' });
    service.meta = { title: 'Music', description: 'Music for adults at the center, on every day of the week.' };
  });
}

test('fast unit tests pass', { timeout }, () => {
  const vitest = 'node_modules/vitest/vitest.mjs';
  const { status, output } = runIn(folder, [vitest, 'run', '--project', 'fast'], { NODE_ENV: undefined });
  expect(status, output).toBe(0);
});

test('the site builds', { timeout }, () => {
  const { status, output } = runIn(folder, ['node_modules/astro/bin/astro.mjs', 'build']);
  expect(status, output).toBe(0);
  expect(readFileSync(join(folder, 'dist/es.html'), 'utf8')).toContain('268-4411');
});

test('browser tests pass', { timeout }, () => {
  const files = /(contact|documents|frame|layout|questions|services)\.spec/;
  const pages = /every-page\.spec\.ts (\/(contact|testimonials)? is accessible|es \/es(\/contact)? fits)/;
  const playwright = 'node_modules/@playwright/test/cli.js';
  const { status, output } = runIn(folder, [playwright, 'test', '--grep', `${files.source}|${pages.source}`]);
  expect(status, output).toBe(0);
});
