import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { needs } from './helpers/needs.ts';
import { createRepository, startMachine } from './helpers/own-machine.ts';
import { editFile } from './helpers/project-copy.ts';
import { FAMILY } from './helpers/server.ts';

beforeEach((context) => void ['caddy', 'git', 'flock'].map((program) => needs(context, program)));

const home = 'content/en/pages/home.yaml';

test('brings a word of the content online', async () => {
  const repository = createRepository();
  const { update, get, version } = await startMachine(repository, { isBuilt: false });
  editFile(repository.folder, home, 'Good days', 'Fine days');
  const commit = repository.commit();
  expect(await update('--cron')).toEqual({ code: 0, output: `${commit} is online.\n` });
  expect(await (await get('/')).text()).toContain('Fine days');
  expect(await version()).toMatchObject({ commit, files: { [home]: expect.stringMatching(/^[0-9a-f]{40}$/) } });
});

test('refuses content with an error once', async () => {
  const repository = createRepository();
  const { update, version } = await startMachine(repository);
  editFile(repository.folder, home, 'heading:', 'heading_:');
  const commit = repository.commit();
  const { code, output } = await update('--cron');
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(`${commit} failed, so ${repository.first} stays online.`),
  ]);
  const errors = expect.arrayContaining([expect.stringMatching(/^content\/en\/pages\/home\.yaml:.*heading_/)]);
  expect(await version()).toMatchObject({ commit: repository.first, refused: { commit, errors } });
  // A commit that failed is not built again.
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
});

/** Makes the server of a commit end under a condition. */
function breakServer(repository: ReturnType<typeof createRepository>, condition: string): string {
  editFile(repository.folder, 'server/main.ts', 'process.umask', `if (${condition}) process.exit(3);\nprocess.umask`);
  return repository.commit();
}

test.each([
  ['cannot start', 'true'],
  ['cannot start with the data', "!process.env.DATA_DIR?.endsWith('try')"],
])('keeps the version that is online if the server %s', async (_what, condition) => {
  const repository = createRepository();
  const { update, url, version } = await startMachine(repository);
  const commit = breakServer(repository, condition);
  expect((await update()).code).toBe(1);
  expect(await version()).toMatchObject({ commit: repository.first, refused: { commit, errors: [] } });
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(FAMILY) });
  expect(answer.status).toBe(200);
});

test('goes back if the new server cannot store requests', async () => {
  const repository = createRepository();
  const { update, version } = await startMachine(repository);
  editFile(
    repository.folder,
    'server/app.ts',
    'return app;',
    `app.addHook('onSend', async (request) => request.url === '/readyz' && !process.env.DATA_DIR?.endsWith('try') ? 'storage' : undefined);\n  return app;`,
  );
  const commit = repository.commit();
  expect((await update()).code).toBe(1);
  expect(await version()).toMatchObject({ commit: repository.first, refused: { commit } });
});

test('runs no code of a commit by cron', async () => {
  const repository = createRepository();
  const { update, version } = await startMachine(repository);
  writeFileSync(join(repository.folder, 'server/new.ts'), '');
  const code = repository.commit();
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
  expect((await version()).commit).toBe(repository.first);
  expect((await update()).output).toBe(`${code} is online.\n`);
});

test('goes back without the repository until there is something newer', async () => {
  const repository = createRepository();
  const { update, version } = await startMachine(repository);
  editFile(repository.folder, home, 'Good days', 'Fine days');
  repository.commit();
  await update();
  rmSync(join(repository.folder, '.git/HEAD'));
  expect((await update(repository.first)).output).toBe(`${repository.first} is online.\n`);
  expect((await version()).commit).toBe(repository.first);
  writeFileSync(join(repository.folder, '.git/HEAD'), 'ref: refs/heads/main\n');
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
  editFile(repository.folder, home, 'Fine days', 'Warm days');
  const third = repository.commit();
  expect((await update('--cron')).output).toBe(`${third} is online.\n`);
});

test('begins an update again that was cut off', async () => {
  const repository = createRepository();
  const { update, clone, version } = await startMachine(repository);
  editFile(repository.folder, home, 'Good days', 'Fine days');
  const commit = repository.commit();
  mkdirSync(join(clone, '.update'));
  writeFileSync(join(clone, '.update/online'), repository.first);
  execFileSync('git', ['pull', '-q'], { cwd: clone });
  await update('--cron');
  expect((await version()).commit).toBe(commit);
});
