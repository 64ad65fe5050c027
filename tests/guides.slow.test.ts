import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { picture } from './helpers/picture.ts';
import { copyProject, editFile, editYaml, runIn } from './helpers/project-copy.ts';
import { FAMILY } from './helpers/server.ts';
import { startServerProcess } from './helpers/server-process.ts';
import { testSite } from './helpers/test-site.ts';

const root = join(import.meta.dirname, '..');
const adding = readFileSync(join(root, 'docs/adding.md'), 'utf8');
const photographs = readFileSync(join(root, 'docs/photograph-day.md'), 'utf8');

/** The words of a guide that a pattern finds. */
function wordsIn(guide: string, pattern: RegExp): string {
  const [, words] = pattern.exec(guide) ?? [];
  if (words === undefined) throw new Error(`The guide has nothing like ${pattern}`);
  return words;
}

const examplesIn = (guide: string) => guide.split('\n\n').filter((part) => /^ {4}/.test(part));

let project = '';
const languages = ['en', 'es', 'hmn'];
const contents = ['content', 'tests/fixture'];

function copy(from: string, to: string): void {
  mkdirSync(join(project, to, '..'), { recursive: true });
  cpSync(join(project, from), join(project, to));
}

function run(...command: [string, ...string[]]): void {
  const { status, output } = runIn(project, command);
  expect(status, output).toBe(0);
}

function addPage(): void {
  for (const content of contents) {
    copy(`${content}/en/pages/privacy.yaml`, `${content}/en/pages/faq.yaml`);
    editYaml(project, `${content}/en/pages/faq.yaml`, (page) => {
      Object.assign(page, { menuLabel: 'Short Answers', heading: 'Short answers' });
    });
  }
  editFile(project, 'content-model/content-types.ts', "'pages/accessibility'", "'pages/accessibility', 'pages/faq'");
  const last = "  { path: '/accessibility'";
  editFile(project, 'content-model/registry.ts', last, `  ${wordsIn(adding, /`(\{ path: .*?\},)`/)}\n${last}`);
  editFile(project, 'tests/helpers/paths.ts', "'/accessibility'", "'/accessibility', '/faq'");
}

async function addService(): Promise<void> {
  const service = `content/en/services/${wordsIn(adding, /`([\w-]+\.yaml)` becomes `\/services/)}`;
  copy('content/en/services/family-support.yaml', service);
  const { picture: example } = parse(examplesIn(photographs)[0] ?? '');
  editYaml(project, service, (content) => {
    const { description } = content.meta;
    const meta = { title: 'Respite Weeks', description: description.replace('Worn out', 'Tired') };
    Object.assign(content, { meta, title: 'Respite Weeks', shortTitle: 'Respite Weeks', order: 13, picture: example });
  });
  mkdirSync(join(project, 'content/photos'));
  await picture(1600).toFile(join(project, 'content/photos', example.file));
}

function addPhotographs(): void {
  for (const language of ['en', 'es'])
    editYaml(project, `content/${language}/pages/about.yaml`, ({ facility }) => {
      const { picture } = parse(examplesIn(photographs)[0] ?? '');
      facility.photographs.frontDoor = { picture, caption: 'The front door' };
    });
}

function addLanguage(): void {
  const files = wordsIn(adding, /1\. Copy (`interface[\s\S]*?) and from `pages\/`/).match(/[\w-]+\.yaml/g) ?? [];
  const pages = wordsIn(adding, /from `pages\/` ([\s\S]*?), and translate/).match(/[\w-]+(?=,|\s+and|$)/g) ?? [];
  for (const file of [...files, ...pages.map((page) => `pages/${page}.yaml`)])
    copy(`content/en/${file}`, `content/hmn/${file}`);
}

function addField(): void {
  const [declaration = '', sql = '', texts = ''] = examplesIn(adding).map((part) => part.replace(/^ {7}/gm, ''));
  const last = "  { name: 'message'";
  editFile(project, 'shared/tour-request/fields.ts', last, `  ${declaration}\n${last}`);
  const migrations = join(project, 'server/storage/migrations');
  const newest = Number.parseInt(readdirSync(migrations).sort().at(-1) ?? '', 10);
  writeFileSync(join(migrations, `${String(newest + 1).padStart(3, '0')}-spoken-language.sql`), sql);
  for (const content of contents) {
    for (const language of content === 'content' ? languages : ['en', 'es'])
      editYaml(project, `${content}/${language}/interface.yaml`, ({ tourRequest }) => {
        Object.assign(tourRequest.fields, parse(texts));
      });
    editYaml(project, `${content}/en/staff.yaml`, ({ fields }) => {
      fields.spoken_language = 'Language they speak';
    });
  }
  for (const language of ['en', 'es'])
    editYaml(project, `content/${language}/pages/privacy.yaml`, ({ sections }) => {
      sections[0].list.push('The language you speak');
    });
}

// Follows every recipe of the two guides in one copy, so that each check runs once.
beforeAll(async () => {
  project = copyProject();
  rmSync(join(project, 'content'), { recursive: true });
  cpSync(join(root, 'content'), join(project, 'content'), { recursive: true });
  addPage();
  await addService();
  addPhotographs();
  addLanguage();
  addField();
  for (const [, CONTENT_DIR = '', words = ''] of adding.matchAll(
    /`(?:CONTENT_DIR=(\S+) )?npm run check-content -- (--mark-translated.*?)`/g,
  )) {
    const { status, output } = runIn(project, ['scripts/check-content.ts', ...words.split(' ')], { CONTENT_DIR });
    expect(status, output).toBe(0);
  }
  run('node_modules/.bin/biome', 'check', '--write', '.');
  run('scripts/format-content.ts');
});

test.each(['content', 'types', 'lint', 'imports', 'unit'])('what the guides add passes the check %s', (check) => {
  const { status, output } = runIn(project, ['scripts/test.ts', check], { NODE_ENV: undefined });
  expect(status, output).toBe(0);
});

test('translations are marked as those of the English text', () => {
  const { output } = runIn(project, ['scripts/check-content.ts']);
  expect(output).not.toContain('translates an earlier version');
});

test('a new field is stored and exported', async () => {
  const server = await startServerProcess({ project, settings: { CONTENT_DIR: '', SITE_DIR: testSite } });
  const body = new URLSearchParams({ ...FAMILY, spoken_language: 'Hmong' });
  expect((await fetch(server.url, { method: 'POST', body })).status).toBe(200);
  await server.stop();
  const { status, output } = runIn(project, ['server/cli.ts', 'export'], {
    DATA_DIR: server.dataDir,
    SITE_DIR: testSite,
  });
  expect(status, output).toBe(0);
  expect(output).toContain('Hmong');
});
