import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/server.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '..');

/** Runs a file of a copy of the project, with a change in its facts, to its end. */
async function runWithFacts(change: (facts: string) => string, ...command: string[]) {
  const copy = temporaryFolder();
  for (const folder of ['content', 'scripts', 'server', 'shared', 'src'])
    cpSync(join(project, folder), join(copy, folder), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  const facts = join(copy, 'content/site.yaml');
  writeFileSync(facts, change(readFileSync(facts, 'utf8')));
  writeFileSync(join(copy, 'index.html'), '<!doctype html><title>Home</title>');
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.co', NOTIFY_TO: 'a@b.co' };
  const env = {
    ...process.env,
    SITE_DIR: copy,
    DATA_DIR: join(copy, 'data'),
    PORT: '0',
    OPERATIONS_PORT: '0',
    ...mail,
  };
  const end = await run(process.execPath, command, { cwd: copy, env }).catch((error) => error);
  return { code: Number(end.code ?? 0), err: String(end.stderr) };
}

const lateStart = (facts: string) => facts.replace('opens: "08:00"', 'opens: "08:0"').replace('logoLines', 'logoLine');
const FAULTS = `The facts of the center need a correction:
  content/site.yaml: logoLines: expected tuple, received undefined
  content/site.yaml: hours.0.opens: expected a 24-hour time such as "08:00"
  content/site.yaml: Unrecognized key: "logoLine"
`;

test('a server whose facts have faults names each of them and ends as with any bad setting', async () => {
  expect(await runWithFacts(lateStart, 'server/main.ts')).toEqual({ code: 78, err: FAULTS });
});

test('the launch check and the commands name them in the same words', async () => {
  expect(await runWithFacts(lateStart, 'scripts/launch-check.ts')).toEqual({ code: 1, err: FAULTS });
  expect(await runWithFacts(lateStart, 'server/cli.ts', 'verify-mail')).toEqual({ code: 78, err: FAULTS });
});

test('facts that cannot be read as YAML are told with the line', async () => {
  const { code, err } = await runWithFacts(() => 'name: [Golden\n', 'server/main.ts');
  expect(code).toBe(78);
  expect(err).toMatch(/^The facts of the center need a correction:\n {2}content\/site\.yaml: .*at line 2/);
  expect(err).not.toMatch(/^\s+at /m);
});
