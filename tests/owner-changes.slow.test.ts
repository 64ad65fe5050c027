import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { picture } from './helpers/content-copy.ts';
import { copyProject, editYaml, runIn } from './helpers/project-copy.ts';

const timeout = 300_000;
let folder = '';

const change = (file: string, edit: Parameters<typeof editYaml>[2]) => editYaml(folder, `content/${file}`, edit);

/** What an owner changes in her first months. */
beforeAll(async () => {
  folder = copyProject();
  // The copy has no `art/`, which the guides link to.
  rmSync(join(folder, 'tests/docs.test.ts'));
  mkdirSync(join(folder, 'content/photos'), { recursive: true });
  writeFileSync(join(folder, 'content/photos/our-yard.jpg'), await picture(1700).toBuffer());
  change('site.yaml', (site) => {
    site.phone = '559-268-4411';
    site.hours = [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '07:30', closes: '16:00' },
      { days: ['Friday'], opens: '07:30', closes: '14:00' },
    ];
    site.holidays = ['New Year’s Day', 'Memorial Day', 'Thanksgiving', 'Christmas'];
    site.closingDays = [{ date: '2099-12-24', name: { en: 'Christmas Eve', es: 'Nochebuena' }, closes: '12:00' }];
    site.optional.staff = [{ name: 'Ana Ruiz', role: { en: 'Registered nurse', es: 'Enfermera titulada' } }];
    site.optional.languages = [{ en: 'Spanish', es: 'español' }, 'Hmong'];
    site.optional.dailyRate = '$85';
  });
  for (const language of ['en', 'es'])
    change(`${language}/testimonials.yaml`, ({ items }) => {
      items.splice(1, 1);
      items.push({ ...items[0], name: 'Rosa P.', quote: '“She dances again 💃,” my sister said.', sample: false });
    });
  change('en/pages/about.yaml', ({ hero }) => {
    hero.picture.file = 'our-yard.jpg';
  });
  change('en/pages/home.yaml', ({ hero }) => {
    hero.picture.file = 'our-yard.jpg';
    hero.heading = 'Good days in the middle of Fresno';
    hero.headingHighlight = 'the middle of Fresno';
  });
  change('en/pages/questions.yaml', ({ groups }) => {
    groups[0].items.push({
      id: 'music',
      question: 'Is there music?',
      answers: ['Yes. Call {phone} to join [a tour](/contact).'],
    });
  });
  const services = join(folder, 'content/en/services');
  cpSync(join(services, 'therapy-services.yaml'), join(services, 'music.yaml'));
  change('en/services/music.yaml', (service) => {
    Object.assign(service, { order: 13, title: 'Music and Song', shortTitle: 'Music' });
    service.meta = {
      title: 'Music for Adults in Fresno',
      description: `Music at the center: ${service.meta.description}`.slice(0, 150),
    };
  });
}, timeout);

test('the content has no errors', () => {
  const { status, output } = runIn(folder, ['scripts/check-content.ts']);
  expect(status, output).toBe(0);
});

test('the unit tests pass', { timeout }, () => {
  const vitest = 'node_modules/vitest/vitest.mjs';
  const { status, output } = runIn(folder, [vitest, 'run', '--project', 'fast'], {
    NODE_ENV: undefined,
  });
  expect(status, output).toBe(0);
});

test('the site builds', { timeout }, () => {
  const { status, output } = runIn(folder, ['node_modules/astro/bin/astro.mjs', 'build']);
  expect(status, output).toBe(0);
  expect(readFileSync(join(folder, 'dist/es.html'), 'utf8')).toContain('268-4411');
});
