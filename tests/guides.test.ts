import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Document, parse, parseDocument, stringify } from 'yaml';
import { mailSettings } from '../tooling/smtp-peer.ts';
import { runCommandIn } from './helpers/command.ts';
import { listLanguages } from './helpers/languages.ts';
import { startLocalServer } from './helpers/local-server.ts';
import { copyProject, editFile, runIn } from './helpers/project-copy.ts';
import { FAMILY } from './helpers/server.ts';
import { startPeer } from './helpers/storage.ts';
import { temporaryFolder } from './helpers/temp-folder.ts';

/** Not the names and the color of the guides: those may be there one day. */
const PAGE = 'quick-answers';
const SERVICE = 'quiet-weeks';
const FIELD = 'tongue';
const OTHER_GREEN = '#1d4e5d';
const timeout = 60_000;
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

function editYaml(text: string, edit: (document: Document) => void) {
  const document = parseDocument(text);
  edit(document);
  return document.toString();
}

/** The edit of each file that the guide of a field names, by the beginning of its name. */
const fieldSteps: Record<string, (text: string, words: string) => string> = {
  'shared/tour-request/fields.ts': (text, words) => text.replace('\n] as const', `\n${words}$&`),
  'server/storage/migrations/': (_text, words) => words,
  'content/en/interface.yaml': (text, words) =>
    editYaml(text, (document) => document.setIn(['tourRequest', 'fields', FIELD], parse(words)[FIELD])),
  'content/en/staff.yaml': (text) => editYaml(text, (document) => document.setIn(['fields', FIELD], 'They speak')),
  'content/en/pages/privacy.yaml': (text) =>
    editYaml(text, (document) => document.addIn(['sections', 0, 'list'], 'The language that you speak')),
};

/** Follows the guide of a field but for the files that `without` names; returns the path of the migration. */
function addField(project: string, without = /^$/): string {
  const number = String(readdirSync(join(project, 'server/storage/migrations')).length + 1).padStart(3, '0');
  const steps = guide('adding-a-form-field')
    .replaceAll('spoken_language', FIELD)
    .replaceAll(/\d+-spoken-language\.sql/g, `${number}-${FIELD}.sql`)
    .split(/^(?=\d+\. )/m)
    .slice(1);
  for (const step of steps) {
    const [, file = ''] = /^\d+\. `([^`]+)`/.exec(step) ?? [];
    const words = [...step.matchAll(/^ {7}(.*)$/gm)].map(([, line]) => line).join('\n');
    const [, change] = Object.entries(fieldSteps).find(([start]) => file.startsWith(start)) ?? [];
    const files = new Set(listLanguages().map((code) => file.replace('content/en/', `content/${code}/`)));
    for (const translated of without.test(file) ? [] : files) {
      const path = join(project, translated);
      const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
      if (!before && translated !== file) continue;
      const after = change?.(before, words) ?? before;
      expect(after, `${file} as the guide changes it`).not.toBe(before);
      writeFileSync(path, after);
    }
  }
  return join(project, `server/storage/migrations/${number}-${FIELD}.sql`);
}

function emptySite(): string {
  return join(temporaryFolder({ 'site/index.html': '', 'site-server/policies.json': '{}' }), 'site');
}

/** A folder with the database of a server that does not know the field, and one request in it. */
async function olderDatabase() {
  const dataDir = temporaryFolder();
  const server = await startLocalServer({ dataDir, settings: { SITE_DIR: emptySite() } });
  await fetch(server.address, { method: 'POST', body: new URLSearchParams({ ...FAMILY, name: 'Came before' }) });
  await server.stop();
  return dataDir;
}

beforeAll(() => {
  folder = copyProject();
  addPage();
  addService();
  changeColor();
  changeFont();
  addField(folder);
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

test('a color changed as the guide says is the only green on pages, in icons and in mail', { timeout }, () => {
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

test('a field added as the guide says reaches the form, an older database, staff and the spreadsheet', {
  timeout,
}, async () => {
  const select = new RegExp(`<select[^>]* name="${FIELD}".*?</select>`, 's').exec(read('dist/contact.html'))?.[0];
  expect(select?.match(/(?<=<option[^>]*>)[^<]*/g)).toEqual(['Choose a language', 'English', 'Spanish', 'Hmong']);

  const peer = await startPeer();
  const dataDir = await olderDatabase();
  const settings = { ...mailSettings(peer), NOTICE_DETAIL: 'full' };
  const server = await startLocalServer({ project: folder, dataDir, settings });
  onTestFinished(() => void server.stop());
  const post = (change: Record<string, string>, accept: string) =>
    fetch(server.address, { method: 'POST', headers: { accept }, body: new URLSearchParams({ ...FAMILY, ...change }) });

  const refused = await (await post({ name: '', [FIELD]: 'Hmong' }, 'text/html')).text();
  expect(refused.match(/<option selected[^>]*>[^<]*/g)).toEqual(['<option selected="">Hmong']);
  expect((await post({ [FIELD]: 'Klingon' }, '*/*')).status).toBe(422);
  const answer = await post({ [FIELD]: 'Hmong' }, '*/*');
  const { reference } = (await answer.json()) as { reference: string };

  await vi.waitFor(() => expect(peer.received).toHaveLength(2), 20_000);
  const toStaff = peer.received.filter(({ to }) => !to.includes(FAMILY.email));
  const letters = await Promise.all(toStaff.map(({ raw }) => PostalMime.parse(raw)));
  const notice = letters.find(({ text }) => text?.includes(reference));
  expect(notice?.text).toContain('They speak: Hmong');

  const command = (...words: string[]) => runCommandIn(folder, { DATA_DIR: dataDir }, ...words);
  expect((await command('show', reference)).out).toMatch(/^They speak +Hmong$/m);
  const [headings, after, before] = (await command('export')).out.split('\r\n');
  expect(headings).toContain(`"${FIELD}"`);
  expect(after).toContain('"Hmong"');
  expect(before).toContain('"Came before"');
});

test('a field without its words, or without its column, is refused with what is missing', { timeout }, async () => {
  const wordless = copyProject();
  addField(wordless, /interface|staff/);
  const { status, output } = runIn(wordless, ['scripts/check-content.ts']);
  expect(status).not.toBe(0);
  expect(output).toContain(`tourRequest.fields.${FIELD}`);
  expect(output).toMatch(new RegExp(`content/en/staff\\.yaml:\\d+:\\d+: fields\\.${FIELD}`));

  const project = copyProject();
  rmSync(addField(project));
  const start = startLocalServer({ project, settings: { SITE_DIR: emptySite() } });
  await expect(start).rejects.toThrow(
    `shared/tour-request/fields.ts declares "${FIELD}", and the table has no such column.`,
  );
});
