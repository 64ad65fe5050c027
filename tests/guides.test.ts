import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { copyProject, editFile, runIn } from './helpers/project-copy.ts';

/** Not the names and the color of the guides: those may be there one day. */
const PAGE = 'quick-answers';
const SERVICE = 'quiet-weeks';
const OTHER_GREEN = '#1d4e5d';
let folder = '';
let green = '';
let font = { file: '', family: '' };

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const guide = (name: string) => readFileSync(join(import.meta.dirname, `../docs/${name}.md`), 'utf8');
const find = (file: string, pattern: RegExp) => pattern.exec(read(file))?.[1] ?? '';

function run(file: string, ...args: string[]) {
  const { status, output } = runIn(folder, [file, ...args]);
  expect(status, output).toBe(0);
}

function addPage() {
  const words = read('content/en/pages/privacy.yaml').replace(/^menuLabel: .*$/m, 'menuLabel: Quick answers');
  writeFileSync(join(folder, `content/en/pages/${PAGE}.yaml`), words);
  const kind = "'*/pages/privacy.yaml'";
  editFile(folder, 'src/content/content-kinds.ts', kind, `${kind}, '*/pages/${PAGE}.yaml'`);
  const [, entry = ''] = /^ {7}(\{ path:.*)$/m.exec(guide('adding-a-page').replaceAll('/faq', `/${PAGE}`)) ?? [];
  const next = "  { path: '/privacy'";
  editFile(folder, 'src/page/registry.ts', next, `  ${entry}\n${next}`);
}

function addService() {
  const words = parse(read('content/en/services/transportation.yaml'));
  const own = {
    meta: {
      title: 'Quiet Weeks in Fresno',
      description: 'A whole week of rest for families in Fresno who care for a parent.',
    },
    title: 'Quiet Weeks',
    shortTitle: 'Quiet Weeks',
    summary: 'A week in which you rest.',
    description: 'A week of rest for the family.',
    order: globSync('content/en/services/*.yaml', { cwd: folder }).length + 1,
  };
  writeFileSync(join(folder, `content/en/services/${SERVICE}.yaml`), stringify({ ...words, ...own }));
}

function changeColor() {
  green = find('src/styles/tokens.css', /--green: (#\w+)/);
  const named = [...guide('changing-colors-and-fonts').matchAll(/`((?:src|server)\/[^`]+\.(?:tsx?|svg))`/g)];
  for (const file of ['src/styles/tokens.css', ...named.map(([, path = '']) => path)])
    writeFileSync(join(folder, file), read(file).replaceAll(new RegExp(green, 'gi'), OTHER_GREEN));
}

/** The font's file keeps its letters: the programs in `art/` that would cut another have packages of their own. */
function changeFont() {
  const file = find('src/layouts/Page.astro', /import text from '..\/fonts\/(.*)'/);
  font = { file, family: find('src/styles/tokens.css', /--family-text: "([^"]+)"/) };
  renameSync(join(folder, 'src/fonts', file), join(folder, 'src/fonts/other-400-700.woff2'));
  const [, steps = ''] = guide('changing-colors-and-fonts').split('## A font');
  for (const [, path = ''] of steps.matchAll(/`(src\/[^`]+\.(?:astro|css|ts))`/g)) {
    const text = read(path).replaceAll(file, 'other-400-700.woff2');
    writeFileSync(join(folder, path), text.replaceAll(`"${font.family}"`, '"Other Sans"'));
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
  expect(read(`dist/${PAGE}.html`)).toContain('<h1');
  expect(read('dist/index.html')).toMatch(new RegExp(`<a [^>]*href="/${PAGE}"[^>]*>Quick answers`));
  expect(read('dist/sitemap.xml')).toContain(`/${PAGE}</loc>`);
});

test('a service added as the guide says is on the home page and in the menu of every service', () => {
  expect(read(`dist/services/${SERVICE}.html`)).toContain('Quiet Weeks');
  for (const page of ['index', 'services', 'services/counseling'])
    expect(read(`dist/${page}.html`)).toContain(`href="/services/${SERVICE}"`);
});

test('a color changed as the guide says is the only green on pages, in icons and in mail', { timeout: 60_000 }, () => {
  expect(read('dist/index.html')).toContain(OTHER_GREEN);
  expect(read('dist/index.html')).not.toContain(green);
  run('node_modules/vitest/vitest.mjs', 'run', 'src/styles/palette.test.ts');
});

test('a font changed as the guide says is the only one of its kind on pages', () => {
  const pages = globSync('dist/**/*.{css,html}', { cwd: folder });
  const old = pages.filter((file) => read(file).includes(font.file) || read(file).includes(font.family));
  expect(old).toEqual([]);
  expect(read('dist/index.html')).toMatch(/font:[^;}]*Other Sans/);
});
