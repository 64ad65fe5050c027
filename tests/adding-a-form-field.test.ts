import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Document, parse, parseDocument } from 'yaml';
import { listLanguages } from '../shared/read-content.ts';
import { runCommandIn } from './helpers/command.ts';
import { startLocalServer } from './helpers/local-server.ts';
import { copyProject, runIn } from './helpers/project-copy.ts';
import { FAMILY } from './helpers/server.ts';
import { mailSettings } from './helpers/smtp-peer.ts';
import { startPeer } from './helpers/storage.ts';
import { temporaryFolder } from './helpers/temp-folder.ts';

const root = join(import.meta.dirname, '..');
/** Not the name in the guide: that field may be there one day. */
const NAME = 'tongue';
const migration = `${String(readdirSync(join(root, 'server/storage/migrations')).length + 1).padStart(3, '0')}-${NAME}.sql`;
const guide = readFileSync(join(root, 'docs/adding-a-form-field.md'), 'utf8')
  .replaceAll('spoken_language', NAME)
  .replaceAll(/\d+-spoken-language\.sql/g, migration);

/** The file of each step of the guide, with the text that the guide gives for it. */
const steps = guide
  .split(/^(?=\d+\. )/m)
  .slice(1)
  .map((step) => ({
    file: /^\d+\. `([^`]+)`/.exec(step)?.[1] ?? '',
    words: [...step.matchAll(/^ {7}(.*)$/gm)].map(([, line]) => line).join('\n'),
  }));

/** The edit for each file, by the beginning of its name. */
const changes: Record<string, (text: string, words: string) => string> = {
  'shared/tour-request/fields.ts': (text, words) => text.replace('\n] as const', `\n${words}$&`),
  'server/storage/migrations/': (_text, words) => words,
  'content/en/interface.yaml': (text, words) =>
    editYaml(text, (document) => document.setIn(['tourRequest', 'fields', NAME], parse(words)[NAME])),
  'content/en/staff.yaml': (text) => editYaml(text, (document) => document.setIn(['fields', NAME], 'They speak')),
  'content/en/pages/privacy.yaml': (text) =>
    editYaml(text, (document) => document.addIn(['sections', 0, 'list'], 'The language that you speak')),
};

function editYaml(text: string, edit: (document: Document) => void) {
  const document = parseDocument(text);
  edit(document);
  return document.toString();
}

/** A copy of the project in which the guide was followed, but for the step about one file. */
function followGuide(without?: string) {
  const project = copyProject();
  const others = listLanguages().slice(1);
  const followed = steps
    .filter(({ file }) => file !== without)
    .flatMap((step) => {
      const translations = others.map((code) => step.file.replace('content/en/', `content/${code}/`));
      return [step.file, ...translations.filter((file) => file !== step.file && existsSync(join(project, file)))].map(
        (file) => ({ ...step, file }),
      );
    });
  for (const { file, words } of followed) {
    const path = join(project, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const change = Object.entries(changes).find(([start]) =>
      file.replace(/^content\/[^/]+\//, 'content/en/').startsWith(start),
    )?.[1];
    const after = change?.(before, words) ?? before;
    expect(after, `${file} as the guide changes it`).not.toBe(before);
    writeFileSync(path, after);
  }
  return project;
}

function emptySite(): string {
  return join(temporaryFolder({ 'site/index.html': '', 'site-server/policies.json': '{}' }), 'site');
}

/** A folder with the database of a server that does not know the field, and one request in it. */
async function olderDatabase() {
  const dataDir = temporaryFolder();
  const server = await startLocalServer({
    dataDir,
    settings: { SITE_DIR: emptySite() },
  });
  await fetch(server.address, { method: 'POST', body: new URLSearchParams({ ...FAMILY, name: 'Came before' }) });
  await server.stop();
  return dataDir;
}

test('a field added as the guide says reaches the form, an older database, staff and the spreadsheet', {
  timeout: 180_000,
}, async () => {
  const project = followGuide();
  const built = runIn(project, ['scripts/build.ts']);
  expect(built.status, built.output).toBe(0);
  const types = runIn(project, ['node_modules/typescript7/bin/tsc']);
  expect(types.output).toBe('');

  const page = readFileSync(join(project, 'dist/contact.html'), 'utf8');
  const select = /<select[^>]* name="tongue".*?<\/select>/s.exec(page)?.[0];
  expect(select?.match(/(?<=<option[^>]*>)[^<]*/g)).toEqual(['Choose a language', 'English', 'Spanish', 'Hmong']);

  const peer = await startPeer();
  const dataDir = await olderDatabase();
  const server = await startLocalServer({
    project,
    dataDir,
    settings: { ...mailSettings(peer), NOTICE_DETAIL: 'full' },
  });
  onTestFinished(() => void server.stop());
  const post = (change: Record<string, string>, accept: string) =>
    fetch(server.address, {
      method: 'POST',
      headers: { accept },
      body: new URLSearchParams({ ...FAMILY, ...change }),
    });

  const refused = await (await post({ name: '', [NAME]: 'Hmong' }, 'text/html')).text();
  expect(refused.match(/<option selected[^>]*>[^<]*/g)).toEqual(['<option selected="">Hmong']);
  expect((await post({ [NAME]: 'Klingon' }, '*/*')).status).toBe(422);
  const answer = await post({ [NAME]: 'Hmong' }, '*/*');
  const { reference } = (await answer.json()) as { reference: string };

  await vi.waitFor(() => expect(peer.received).toHaveLength(2), 20_000);
  const toStaff = peer.received.filter(({ to }) => !to.includes(FAMILY.email));
  const letters = await Promise.all(toStaff.map(({ raw }) => PostalMime.parse(raw)));
  const notice = letters.find(({ text }) => text?.includes(reference));
  expect(notice?.text).toContain('They speak: Hmong');

  const command = (...words: string[]) => runCommandIn(project, { DATA_DIR: dataDir }, ...words);
  expect((await command('show', reference)).out).toMatch(/^They speak +Hmong$/m);
  const [headings, after, before] = (await command('export')).out.split('\r\n');
  expect(headings).toContain(`"${NAME}"`);
  expect(after).toContain('"Hmong"');
  expect(before).toContain('"Came before"');
});

test('a server whose database lacks the column of a field does not start, and says what to do', async () => {
  const project = followGuide(steps.find(({ file }) => file.endsWith('.sql'))?.file);
  const start = startLocalServer({ project, settings: { SITE_DIR: emptySite() } });
  await expect(start).rejects.toThrow(
    `shared/tour-request/fields.ts declares "${NAME}", and the table has no such column.`,
  );
});

test.each([
  ['content/en/interface.yaml', /tourRequest\.fields\.tongue/],
  ['content/en/staff.yaml', /content\/en\/staff\.yaml:\d+:\d+: fields\.tongue/],
])('a build without the words in %s says which are missing', { timeout: 120_000 }, (file, sentence) => {
  const { status, output } = runIn(followGuide(file), ['scripts/build.ts']);
  expect(status).not.toBe(0);
  expect(output).toMatch(sentence);
});
