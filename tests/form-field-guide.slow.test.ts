import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyProject, editFile, editYaml, runIn } from './helpers/project-copy.ts';
import { FAMILY } from './helpers/server.ts';
import { startServerProcess } from './helpers/server-process.ts';
import { testSite } from './helpers/test-site.ts';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'docs/adding.md'), 'utf8');
const commands = [...guide.matchAll(/`(?:CONTENT_DIR=(\S+) )?npm run check-content -- (--mark-translated .+?)`/g)];
const [declaration = '', sql = '', texts = ''] = guide
  .split('\n\n')
  .filter((part) => /^ {7}/.test(part))
  .map((part) => part.replace(/^ {7}/gm, ''));

let project = '';

// Follows docs/adding.md to the letter.
beforeAll(() => {
  project = copyProject();
  rmSync(join(project, 'content'), { recursive: true });
  cpSync(join(root, 'content'), join(project, 'content'), { recursive: true });
  const last = "  { name: 'message'";
  editFile(project, 'shared/tour-request/fields.ts', last, `  ${declaration}\n${last}`);
  const migrations = join(project, 'server/storage/migrations');
  const newest = Number.parseInt(readdirSync(migrations).sort().at(-1) ?? '', 10);
  const next = String(newest + 1).padStart(3, '0');
  writeFileSync(join(migrations, `${next}-spoken-language.sql`), sql);
  for (const content of ['content', 'tests/fixture']) {
    for (const language of ['en', 'es'])
      editYaml(project, `${content}/${language}/interface.yaml`, ({ tourRequest }) => {
        Object.assign(tourRequest.fields, parse(texts));
      });
    editYaml(project, `${content}/en/staff.yaml`, ({ fields }) => {
      fields.spoken_language = 'Language they speak';
    });
  }
  for (const [, CONTENT_DIR = '', words = ''] of commands.filter(([, , words]) =>
    words?.includes('es/interface.yaml'),
  )) {
    const { status, output } = runIn(project, ['scripts/check-content.ts', ...words.split(' ')], { CONTENT_DIR });
    expect(status, output).toBe(0);
  }
  const fixed = runIn(project, ['node_modules/.bin/biome', 'check', '--write', '.']);
  expect(fixed.status, fixed.output).toBe(0);
  const formatted = runIn(project, ['scripts/format-content.ts']);
  expect(formatted.status, formatted.output).toBe(0);
});

test.each(['content', 'types', 'lint', 'imports', 'unit'])('a new field passes the check %s', (check) => {
  const { status, output } = runIn(project, ['scripts/test.ts', check], { NODE_ENV: undefined });
  expect(status, output).toBe(0);
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
