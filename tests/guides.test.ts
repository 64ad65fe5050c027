import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { copyProject, editFile, runIn } from './helpers/project-copy.ts';

const GREEN = '#1f5c46';
const OTHER_GREEN = '#1d4e5c';
let folder = '';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const guide = (name: string) => readFileSync(join(import.meta.dirname, `../docs/${name}.md`), 'utf8');

function run(file: string, ...args: string[]) {
  const { status, output } = runIn(folder, [file, ...args], { EDITOR: 'off' });
  expect(status, output).toBe(0);
}

function addPage() {
  const words = read('content/en/pages/privacy.yaml').replace(/^menuLabel: .*$/m, 'menuLabel: Quick answers');
  writeFileSync(join(folder, 'content/en/pages/faq.yaml'), words);
  const kind = "'*/pages/privacy.yaml'";
  editFile(folder, 'src/content/content-kinds.ts', kind, `${kind}, '*/pages/faq.yaml'`);
  const [, entry = ''] = /^ {7}(\{ path:.*)$/m.exec(guide('adding-a-page')) ?? [];
  const next = "  { path: '/privacy'";
  editFile(folder, 'src/page/registry.ts', next, `  ${entry}\n${next}`);
}

function addService() {
  const words = parse(read('content/en/services/transportation.yaml'));
  const own = {
    meta: {
      title: 'Respite Weeks in Fresno',
      description: 'A whole week of rest for families in Fresno who care for a parent.',
    },
    title: 'Respite Weeks',
    shortTitle: 'Respite',
    summary: 'A week in which you rest.',
    description: 'A week of rest for the family.',
    order: 13,
  };
  writeFileSync(join(folder, 'content/en/services/respite-weeks.yaml'), stringify({ ...words, ...own }));
}

function changeColor() {
  const named = [...guide('changing-colors-and-fonts').matchAll(/`((?:src|server)\/[^`]+\.(?:tsx?|svg))`/g)];
  for (const file of ['src/styles/tokens.css', ...named.map(([, path = '']) => path)])
    writeFileSync(join(folder, file), read(file).replaceAll(new RegExp(GREEN, 'gi'), OTHER_GREEN));
}

/** The font's file keeps its letters: the programs in `art/` that would cut another have packages of their own. */
function changeFont() {
  renameSync(join(folder, 'src/fonts/atkinson-400-700.woff2'), join(folder, 'src/fonts/nunito-400-700.woff2'));
  const [, steps = ''] = guide('changing-colors-and-fonts').split('## A font');
  for (const [, file = ''] of steps.matchAll(/`(src\/[^`]+\.(?:astro|css|ts))`/g)) {
    const text = read(file).replaceAll('atkinson-400-700', 'nunito-400-700');
    writeFileSync(join(folder, file), text.replaceAll(/Atkinson( Hyperlegible Next)?/g, 'Nunito'));
  }
}

beforeAll(() => {
  folder = copyProject();
  addPage();
  addService();
  changeColor();
  changeFont();
  run('scripts/build.ts');
  run('node_modules/typescript7/bin/tsc');
}, 180_000);

test('a page added as the guide says is in the menus, the footer and the sitemap', () => {
  expect(read('dist/faq.html')).toContain('<h1');
  expect(read('dist/index.html')).toMatch(/<a [^>]*href="\/faq"[^>]*>Quick answers/);
  expect(read('dist/sitemap.xml')).toContain('/faq</loc>');
});

test('a service added as the guide says is on the home page and in the menu of every service', () => {
  expect(read('dist/services/respite-weeks.html')).toContain('Respite Weeks');
  for (const page of ['index', 'services', 'services/counseling'])
    expect(read(`dist/${page}.html`)).toContain('href="/services/respite-weeks"');
});

test('a color changed as the guide says is the only green on pages, in icons and in mail', { timeout: 60_000 }, () => {
  expect(read('dist/index.html')).toContain(OTHER_GREEN);
  expect(read('dist/index.html')).not.toContain(GREEN);
  run('node_modules/vitest/vitest.mjs', 'run', 'src/styles/palette.test.ts');
});

test('a font changed as the guide says is the only one of its kind on pages', () => {
  const pages = globSync('dist/**/*.{css,html}', { cwd: folder });
  expect(pages.filter((file) => /atkinson/i.test(read(file)))).toEqual([]);
  expect(/font:[^;}]*Nunito/.test(read('dist/index.html'))).toBe(true);
});
