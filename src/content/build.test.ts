import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copyProject, editFile } from '../../tests/support/project-copy.ts';

const root = join(import.meta.dirname, '../..');
const homeFile = 'content/en/pages/home.yaml';
const timeout = 120_000;

function editHome(folder: string, words: string, others: string) {
  editFile(folder, homeFile, words, others);
}

function build(folder: string) {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', VITEST: undefined },
  });
  return { status, output: stdout + stderr };
}

test('a broken entry stops the build and names the file, the field and what is expected', { timeout }, () => {
  const folder = copyProject();
  editHome(folder, '  headingHighlight: ', '  headingHilight: ');
  const { status, output } = build(folder);
  expect(status).not.toBe(0);
  expect(output).toContain(homeFile);
  expect(output).toContain('hero.headingHighlight: Required');
  expect(output).toMatch(/hero: Unrecognized key: .*headingHilight/);
});

test('a page that the registry does not know stops the build', { timeout }, () => {
  const folder = copyProject();
  writeFileSync(join(folder, 'src/pages/[...locale]/faq.astro'), '<p>Questions</p>');
  const { status, output } = build(folder);
  expect(status).not.toBe(0);
  expect(output).toContain("Add an entry with path: '/faq' to src/page/registry.ts");
});

test('a photograph comes out in several formats and widths without its place, beside a drawing for phones', {
  timeout,
}, async () => {
  const folder = copyProject();
  mkdirSync(join(folder, 'content/photos'), { recursive: true });
  await sharp({ create: { width: 1700, height: 1100, channels: 3, background: 'peachpuff' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '36/1 44/1 0/1', GPSLongitude: '119/1 47/1 0/1' } })
    .toFile(join(folder, 'content/photos/front-door.jpg'));
  editHome(folder, 'file: hero.svg', 'file: front-door.jpg\n    phone: nursing.svg');
  const { status, output } = build(folder);
  expect(status, output).toBe(0);

  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const [picture = ''] = html.match(/<picture>.*?<\/picture>/s) ?? [];
  expect(picture).toMatch(/<img[^>]* width="1700" height="1100"[^>]* alt="A caregiver/);
  expect(picture).toMatch(/^<picture><source[^>]* srcset="[^"]*nursing[^"]*"[^>]* media="\(max-width: 47.99rem\)"/i);
  for (const format of ['avif', 'webp']) {
    const [, sources = ''] = picture.match(new RegExp(`type="image/${format}" srcset="([^"]+)"`, 'i')) ?? [];
    const versions = sources.split(', ').map((source) => source.split(' '));
    expect(versions.map(([, width]) => width)).toEqual(['480w', '800w', '1200w', '1600w']);
    for (const [file = '', width = ''] of versions) {
      const made = await sharp(join(folder, 'dist', file)).metadata();
      expect(`${made.width}w`).toBe(width);
      expect(made.format).toBe(format === 'avif' ? 'heif' : 'webp');
      expect(made.exif, 'the place a photograph was taken at').toBeUndefined();
    }
  }
});
