import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyProject, editFile, editYaml, runIn } from '../tests/helpers/project-copy.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { fixture, testSite } from '../tests/helpers/test-site.ts';

const root = join(import.meta.dirname, '..');
const astro = join(root, 'node_modules/astro/bin/astro.mjs');

/** Builds a copy of the fixture that `edit` has changed. */
function buildWith(edit: (content: string) => void) {
  const folder = temporaryFolder();
  const content = join(folder, 'content');
  const site = join(folder, 'dist');
  cpSync(fixture, content, { recursive: true });
  edit(content);
  return { site, ...runIn(root, [astro, 'build', '--outDir', site], { CONTENT_DIR: content }) };
}

describe('the site of the fixture', () => {
  const read = (page: string) => readFileSync(join(testSite, page), 'utf8');
  const pages = globSync('**/*.{html,xml}', { cwd: testSite });

  test('has a photo in several formats and widths', () => {
    const [picture = ''] =
      read('services/rides.html').match(/<picture>(?:(?!<picture>).)*peachpuff|<picture>.*?IMG_1.*?<\/picture>/s) ?? [];
    expect(picture).toMatch(/<img[^>]* width="1700" height="1100"[^>]* alt="[^"]/);
    for (const format of ['avif', 'webp']) {
      const [, sources = ''] = picture.match(new RegExp(`type="image/${format}" srcset="([^"]+)"`, 'i')) ?? [];
      expect(sources.match(/(?<= )\d+w/g)).toEqual(['480w', '800w', '1200w', '1600w']);
    }
  });

  test('has photos without GPS data', async () => {
    const photographs = globSync('_astro/IMG_1.*', { cwd: testSite });
    expect(photographs).toHaveLength(9);
    for (const file of photographs) expect((await sharp(join(testSite, file)).metadata()).exif, file).toBeUndefined();
  });

  test('shows current announcements only', () => {
    expect(read('about.html')).toContain('A party');
    expect(read('about.html')).not.toContain('Old soup');
  });

  test('lists upcoming holidays', () => {
    const days = [...read('contact.html').matchAll(/<li data-until="2099[^"]*">([^<]*)</g)].map(([, day]) => day);
    expect(days).toEqual([
      'Thursday, December 24, 2099 (Christmas Eve): open until noon',
      'Friday, December 25, 2099 (Christmas)',
    ]);
  });

  test('leaves out what names an empty claim', () => {
    expect(read('index.html')).not.toContain('Near the Bus');
    expect(read('about.html')).not.toContain('This tile is hidden without the claim.');
  });

  test('has no link to a hidden service', () => {
    expect(existsSync(join(testSite, 'services/garden.html'))).toBe(false);
    for (const page of pages) expect(read(page), page).not.toContain('/services/garden');
  });
});

test('a content error stops the build without a stack trace', () => {
  const { status, output } = buildWith((content) =>
    editFile(content, 'en/pages/home.yaml', '  headingHighlight: ', '  headingHilight: '),
  );
  expect(status).toBe(78);
  expect(output).toMatch(/content\/en\/pages\/home\.yaml:\d+:3: hero\.headingHilight: there is no such field\./);
  expect(output).not.toMatch(/^\s+at |\*\*/m);
});

test('a build that fails leaves the last one unchanged', () => {
  const folder = copyProject();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'last build');
  editFile(folder, 'src/layouts/Document.astro', '<body>', '<body style="color: red">');
  const { status, output } = runIn(folder, ['scripts/build.ts']);
  expect(status).toBe(1);
  expect(output).toContain('/about.html: <body style>');
  expect(globSync('dist/**', { cwd: folder })).toEqual(['dist', 'dist/index.html']);
  expect(globSync('.astro/next*', { cwd: folder })).toEqual([]);
});

describe('without testimonials and Spanish', () => {
  let site = '';
  const read = (page: string) => readFileSync(join(site, page), 'utf8');

  beforeAll(() => {
    const built = buildWith((content) => {
      rmSync(join(content, 'es'), { recursive: true });
      editYaml(content, 'en/testimonials.yaml', (testimonials) => {
        testimonials.items = [];
      });
    });
    expect(built.status, built.output).toBe(0);
    site = built.site;
  });

  test('nothing leads to the testimonials page', () => {
    for (const page of globSync('**/*.{html,xml}', { cwd: site }))
      if (page !== 'testimonials.html') expect(read(page), page).not.toMatch(/\/testimonials[" <]/);
    expect(read('testimonials.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('testimonials.html')).not.toContain('<blockquote');
  });

  test('leaves out the editor with WITHOUT_EDITOR=1', () => {
    expect(existsSync(join(site, 'edit.html'))).toBe(false);
  });
});
