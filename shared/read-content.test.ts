import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { addLanguage, pseudo } from '../tests/helpers/pseudo-language.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { ContentError, describeFault } from './content-error.ts';
import { factsSchema } from './facts-schema.ts';
import { readContent } from './read-content.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '..');

/** Runs a file of a copy of the project, with a change in its facts, to its end. */
async function runWithFacts(change: (facts: string) => string, ...command: string[]) {
  const copy = temporaryFolder();
  for (const folder of ['content', 'scripts', 'server', 'shared', 'src', 'tooling'])
    cpSync(join(project, folder), join(copy, folder), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  const facts = join(copy, 'content/site.yaml');
  writeFileSync(facts, change(readFileSync(facts, 'utf8')));
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist/index.html'), '<!doctype html><title>Home</title>');
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.co', NOTIFY_TO: 'a@b.co' };
  const env = {
    ...process.env,
    SITE_DIR: join(copy, 'dist'),
    DATA_DIR: join(copy, 'data'),
    PORT: '0',
    OPERATIONS_PORT: '0',
    ...mail,
  };
  const end = await run(process.execPath, command, { cwd: copy, env }).catch((error) => error);
  return { code: Number(end.code ?? 0), err: String(end.stderr) };
}

const lateStart = (facts: string) => facts.replace(/opens: .*/, 'opens: "08:0"').replace('logoLines', 'logoLine');
/** Line of the project's facts on which words stand. */
const lineOf = (words: string) =>
  readFileSync(join(project, 'content/site.yaml'), 'utf8').split(words)[0]?.split('\n').length;
const ERRORS = `The content needs a correction:
  content/site.yaml:${lineOf('logoLines:')}:1: logoLine: there is no such field. Did you mean logoLines? Known fields: ${Object.keys(factsSchema.shape).join(', ')}.
  content/site.yaml:${lineOf('opens:')}:12: hours.0.opens: expected a 24-hour time such as "08:00".
`;

test('a server whose facts have errors names each of them and ends as with any bad setting', async () => {
  expect(await runWithFacts(lateStart, 'server/main.ts')).toEqual({ code: 78, err: ERRORS });
});

test('the launch check and the commands name them in the same words', async () => {
  expect(await runWithFacts(lateStart, 'scripts/launch-check.ts')).toEqual({ code: 78, err: ERRORS });
  expect(await runWithFacts(lateStart, 'server/cli.ts', 'verify-mail')).toEqual({ code: 78, err: ERRORS });
});

test('facts that cannot be read as YAML are told with the line', async () => {
  const { code, err } = await runWithFacts(() => 'name: [Golden\n', 'server/main.ts');
  expect(code).toBe(78);
  expect(err).toMatch(
    /^The content needs a correction:\n {2}content\/site\.yaml:2:1: a list in brackets is not closed above/,
  );
  expect(err).not.toMatch(/^\s+at /m);
});

/** A copy of the project's content with changes, each a file and what becomes of its text. */
function contentWith(changes: Record<string, (text: string) => string> = {}) {
  const folder = temporaryFolder();
  cpSync(join(project, 'content'), folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  }
  return folder;
}

function errorsOf(folder: string) {
  try {
    readContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.faults.map(describeFault);
    throw error;
  }
  return [];
}

test('every error of every file is named at once, with what is expected', () => {
  const folder = contentWith({
    'en/mail.yaml': (text) => text.replace(/^heading: .*/m, 'heading: ""'),
    'en/problems.yaml': (text) => text.replaceAll('{phone}', '{telephone}').replace('{telephone}', 'a number'),
    'en/staff.yaml': (text) => text.replace('{due}', '{deadline}'),
    'en/interface.yaml': (text) => text.replace(/^dayPair: .*\n/m, ''),
  });
  const errors = errorsOf(folder);
  expect(errors).toContainEqual(
    expect.stringMatching(/^content\/en\/mail\.yaml:\d+:10: heading: expected some text\.$/),
  );
  expect(errors).toContainEqual(expect.stringMatching(/^content\/en\/interface\.yaml:\d+:1: dayPair: is missing\.$/));
  expect(errors.filter((error) => error.startsWith('content/en/problems.yaml:'))).toHaveLength(19);
});

test('a fact that nobody knows is named in each place where it stands', () => {
  const folder = contentWith({
    'en/mail.yaml': (text) => text.replace('{phone}', '{telephone}'),
    'en/staff.yaml': (text) => text.replaceAll('{due}', '{deadline}'),
  });
  expect(errorsOf(folder)).toEqual([
    expect.stringMatching(
      /^content\/en\/mail\.yaml:\d+:\d+: call: there is no fact called \{telephone\}\. Known facts: \{name\}/,
    ),
    expect.stringMatching(/^content\/en\/staff\.yaml:\d+:\d+: notice\.subject: there is no fact called \{deadline\}/),
    expect.stringMatching(/^content\/en\/staff\.yaml:\d+:\d+: reminder\.subject: there is no fact called \{deadline\}/),
  ]);
});

test('another language is one more folder, without the words for staff', () => {
  const folder = contentWith();
  const vowels = 'áéíóú';
  addLanguage(folder, 'es', { vowels, name: 'Español' });
  const { facts, languages } = readContent(folder);
  const promise = facts.claims.promise?.value;
  expect([...languages.keys()]).toEqual(['en', 'es']);
  expect(languages.get('es')?.mail.subject).toBe(pseudo(languages.get('en')?.mail.subject ?? '', vowels));
  if (promise) expect(languages.get('es')?.mail.promise).toContain(pseudo(promise, vowels));
  rmSync(join(folder, 'es/problems.yaml'));
  rmSync(join(folder, 'es/facts.yaml'));
  const errors = errorsOf(folder);
  expect(errors).toContain('content/es/problems.yaml: the file is missing.');
  const fault = `content/es/facts.yaml: claims.promise: is missing. content/site.yaml says "${promise}": write it in this language.`;
  if (promise) expect(errors).toContain(fault);
});
