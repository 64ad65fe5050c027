import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { ui } from '../../tests/helpers/facts.ts';
import { copyProject, editFile, editYaml, runIn } from '../../tests/helpers/project-copy.ts';
import { checkContent } from '../../tooling/content/check-content.ts';

const root = join(import.meta.dirname, '../..');
const homeFile = 'content/en/pages/home.yaml';
const timeout = 300_000;
const astro = join(root, 'node_modules/astro/bin/astro.mjs');

function build(folder: string, env: NodeJS.ProcessEnv = {}) {
  return runIn(folder, [astro, 'build'], env);
}

/** Rewrites every text that the content check refuses, as an owner would. */
async function rewriteRefusedTexts(folder: string): Promise<void> {
  const { issues } = await checkContent(join(folder, 'content'));
  for (const { file, field = '' } of issues.filter(({ isWarning }) => !isWarning)) {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
    // A description has at least 50 characters.
    document.setIn(field.split('.'), 'Other words. '.repeat(field.endsWith('description') ? 5 : 1).trim());
    writeFileSync(join(folder, file), document.toString());
  }
}

test('a content error stops the build without a stack trace', {
  timeout,
}, () => {
  const folder = copyProject();
  editFile(folder, homeFile, '  headingHighlight: ', '  headingHilight: ');
  const { status, stderr } = spawnSync(process.execPath, [astro, 'build'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(78);
  expect(stderr).toMatch(
    /^The content needs a correction:\n(.*\n)? {2}content\/en\/pages\/home\.yaml:\d+:3: hero\.headingHilight: there is no such field\./,
  );
  expect(stderr).not.toMatch(/^\s+at |\*\*/m);
});

test('a build that fails leaves the last one unchanged', { timeout }, () => {
  const folder = copyProject();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'last build');
  editFile(folder, 'src/layouts/Document.astro', '<body>', '<body style="color: red">');
  const { status, output } = build(folder);
  expect(status).toBe(1);
  expect(output).toContain('/about.html: <body style>');
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
  expect(readdirSync(join(folder, '.astro')).filter((name) => name.startsWith('next'))).toEqual([]);
});

describe('a center with a photo and holidays, without testimonials and claims', () => {
  /** The privacy page and the deadlines for staff need these claims. */
  const needed = ['promise', 'retention'];
  const phone = '(559) 237-1000';
  const email = 'desk@sunrise-valley.care';
  let folder = '';
  const read = (page: string) => readFileSync(join(folder, 'dist', page), 'utf8');
  const [hiddenService = ''] = readdirSync(join(root, 'content/en/services')).sort();

  beforeAll(async () => {
    folder = copyProject();
    // Other languages would need the words of these facts.
    rmSync(join(folder, 'content/es'), { recursive: true });
    mkdirSync(join(folder, 'content/photos'), { recursive: true });
    await sharp({ create: { width: 1700, height: 1100, channels: 3, background: 'peachpuff' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '36/1 44/1 0/1', GPSLongitude: '119/1 47/1 0/1' } })
      .toFile(join(folder, 'content/photos/IMG_1.JPG'));
    editYaml(folder, 'content/site.yaml', (facts) => {
      for (const claim of Object.keys(facts.claims)) if (!needed.includes(claim)) facts.claims[claim] = null;
      facts.hours = [{ days: ['Thursday', 'Friday'], opens: '08:00', closes: '16:00' }];
      facts.phone = phone;
      facts.email = email;
      facts.holidays = [];
      facts.closingDays = ['2020-01-03', '2099-12-25', { date: '2099-12-24', name: 'Christmas Eve', closes: '12:00' }];
    });
    editYaml(folder, 'content/en/testimonials.yaml', (content) => {
      content.items = [];
    });
    editYaml(folder, 'content/en/pages/home.yaml', ({ hero }) => {
      hero.picture = { file: 'IMG_1.JPG', phone: 'nursing.svg', alt: 'A garden' };
    });
    editYaml(folder, 'content/en/pages/about.yaml', ({ facility }) => {
      facility.photographs.frontDoor = { picture: { file: 'IMG_1.JPG', alt: 'A door' }, caption: 'Our front door' };
    });
    editYaml(folder, 'content/en/day.yaml', (day) => {
      day.menu = { until: '2020-01-03', rows: [{ when: 'Friday', what: 'Old soup' }] };
      day.calendar = { until: '2099-01-03', rows: [{ when: 'Friday', what: 'A party' }] };
    });
    editYaml(folder, 'content/en/pages/privacy.yaml', ({ sections }) => {
      Object.assign(sections[0], { heading: 'What the form keeps', withForm: true });
      Object.assign(sections[1], { heading: 'About this website', withForm: undefined });
    });
    editYaml(folder, `content/en/services/${hiddenService}`, (service) => {
      service.hidden = true;
    });
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/old.html'), 'last build');
    await rewriteRefusedTexts(folder);
    const { status, output } = build(folder, { FORM: 'none' });
    expect(status, output).toBe(0);
  }, timeout);

  test('leaves no page of the last build', () => {
    expect(existsSync(join(folder, 'dist/old.html'))).toBe(false);
  });

  test('replaces the form by phone and email with FORM=none', () => {
    const html = read('contact.html').replace(/<script.*?<\/script>/gs, '');
    const [, card] = /<section id="tour"(.*?)<\/section>/s.exec(html) ?? [];
    expect(card).toContain(phone);
    expect(card).toContain(`mailto:${email}`);
    expect(html).not.toMatch(/<form\b|<input|method="post"|tour-request/i);
  });

  test('leaves sections about the form out of the privacy page with FORM=none', () => {
    const headings = [...read('privacy.html').matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toContain('About this website');
    expect(headings).not.toContain('What the form keeps');
  });

  test('builds a photo in several formats and widths', async () => {
    const [picture = ''] = read('index.html').match(/<picture>.*?<\/picture>/s) ?? [];
    expect(picture).toMatch(/<img[^>]* width="1700" height="1100"[^>]* alt="[^"]/);
    expect(picture).not.toContain('.svg');
    for (const format of ['avif', 'webp']) {
      const [, sources = ''] = picture.match(new RegExp(`type="image/${format}" srcset="([^"]+)"`, 'i')) ?? [];
      const versions = sources.split(', ').map((source) => source.split(' '));
      expect(versions.map(([, width]) => width)).toEqual(['480w', '800w', '1200w', '1600w']);
      for (const [file = '', width = ''] of versions) {
        const made = await sharp(join(folder, 'dist', file)).metadata();
        expect(`${made.width}w`).toBe(width);
        expect(made.format).toBe(format === 'avif' ? 'heif' : 'webp');
      }
    }
  });

  test('removes GPS data from photos', async () => {
    const photographs = globSync('dist/_astro/IMG_1.*', { cwd: folder });
    expect(photographs).toHaveLength(9);
    for (const file of photographs) expect((await sharp(join(folder, file)).metadata()).exif, file).toBeUndefined();
  });

  test('shows current announcements only', () => {
    const html = read('about.html');
    expect(html).toContain('<figcaption>Our front door');
    expect(html).toContain('A party');
    expect(html).not.toContain('Old soup');
    expect(read('services/daily-activities.html')).toContain('A party');
  });

  test('lists upcoming holidays', () => {
    const html = read('contact.html');
    const days = [...html.matchAll(/<li data-until="[^"]*">([^<]*)</g)].map(([, day]) => day);
    const { named, early } = ui.closingDays;
    const eve = named.replace('{day}', 'Thursday, December 24, 2099').replace('{holiday}', 'Christmas Eve');
    expect(days).toEqual([early.replace('{day}', eve).replace('{time}', '12:00 PM'), 'Friday, December 25, 2099']);
    const special = (date: string, opens: string, closes: string) =>
      `"validFrom":"${date}","validThrough":"${date}","opens":"${opens}","closes":"${closes}"`;
    expect(html).toContain(special('2099-12-24', '08:00', '12:00'));
    expect(html).toContain(special('2099-12-25', '00:00', '00:00'));
    expect(html).not.toContain('2020-01-03');
  });

  test('nothing leads to a hidden service', () => {
    const path = `/services/${hiddenService.replace('.yaml', '')}`;
    expect(existsSync(join(folder, `dist${path}.html`))).toBe(false);
    for (const page of globSync('**/*.{html,xml}', { cwd: join(folder, 'dist') }))
      expect(read(page), page).not.toContain(path);
  });

  test('hides the testimonials page from menus and sitemap', () => {
    for (const page of globSync('**/*.{html,xml}', { cwd: join(folder, 'dist') }))
      if (page !== 'testimonials.html') expect(read(page), page).not.toMatch(/\/testimonials[" <]/);
    expect(read('testimonials.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('testimonials.html')).not.toContain('<blockquote');
  });
});
