import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { closeAfter } from './helpers/close-after.ts';
import { needs } from './helpers/needs.ts';
import { createRepository, startMachine, versionName } from './helpers/own-machine.ts';
import { editFile } from './helpers/project-copy.ts';
import { FAMILY } from './helpers/server.ts';
import { testSite } from './helpers/test-site.ts';

beforeEach((context) => void ['git', 'flock'].map((program) => needs(context, program)));

const home = 'content/en/pages/home.yaml';
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
type Repository = ReturnType<typeof createRepository>;

/** Saves other words, as the editor does. */
function save({ folder, commit }: Repository, others: string): string {
  editFile(folder, home, 'heading: ', `heading: ${others} `);
  return commit();
}

/** Commits another program. */
function program({ folder, commit }: Repository): string {
  writeFileSync(join(folder, 'server/new.ts'), `// ${Math.random()}\n`);
  return commit();
}

test('brings a word online without the service and the photograph that went with it', async () => {
  const repository = createRepository();
  const [service, photo] = ['content/en/services/naps.yaml', 'content/photos/naps.JPG'].map((file) =>
    join(repository.folder, file),
  ) as [string, string];
  const other = readFileSync(join(repository.folder, 'content/en/services/rides.yaml'), 'utf8');
  writeFileSync(service, other.replaceAll(/(itle|description): /g, '$1: Naps and ').replace('order: 3', 'order: 9'));
  cpSync(join(repository.folder, 'content/photos/IMG_1.JPG'), photo);
  const code = program(repository);
  const machine = await startMachine(repository);
  machine.env.BUILT = '';
  rmSync(service);
  rmSync(photo);
  const content = save(repository, 'Fine days');
  const version = versionName(code, content);
  expect(await machine.update('--cron')).toEqual({ code: 0, output: `${version} is online.\n` });
  expect(machine.page('index')).toContain('Fine days');
  expect(machine.page('services/rides')).toContain('<html');
  expect(() => machine.page('services/naps')).toThrow('ENOENT');
  expect(existsSync(join(machine.folder, 'builds', version, 'content/photos/naps.JPG'))).toBe(false);
  expect(machine.told()).toEqual({ cron: true, online: { code, content } });
  // Nor is the next program in the way.
  const next = program(repository);
  machine.env.BUILT = testSite;
  expect((await machine.update()).output).toBe(`${versionName(next, content)} is online.\n`);
});

test('keeps the program by cron, brings both online by hand, and goes back to either', async () => {
  const { repository, first, update, online, told, git } = await startMachine();
  const code = program(repository);
  // A change of the program alone is nothing for cron.
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
  const content = save(repository, 'Fine days');
  await update('--cron');
  expect([online(), git('rev-parse', 'HEAD')]).toEqual([[content, versionName(first, content)], first]);
  await update();
  expect([online(), git('rev-parse', 'HEAD')]).toEqual([[content, versionName(code, content)], code]);
  expect(await update()).toEqual({ code: 0, output: `${versionName(code, content)} is online already.\n` });
  // Going back needs no repository.
  rmSync(join(repository.folder, '.git/HEAD'));
  await update(versionName(first, content));
  expect([online(), git('rev-parse', 'HEAD')]).toEqual([[content, versionName(first, content)], first]);
  await update(first);
  expect(online()).toEqual([first, versionName(first)]);
  expect(told()).toEqual({
    cron: true,
    waits: { commit: content, since: time },
    online: { code: first, content: first },
  });
  // Cron waits for something newer.
  writeFileSync(join(repository.folder, '.git/HEAD'), 'ref: refs/heads/main\n');
  expect((await update('--cron')).output).toBe('');
  const newer = save(repository, 'Warm days');
  await update('--cron');
  expect(online()).toEqual([newer, versionName(first, newer)]);
  expect(told().waits).toBe(undefined);
});

test('refuses content with an error once, unless a change of the program waits', async () => {
  const { repository, first, update, told, online } = await startMachine();
  editFile(repository.folder, home, 'heading:', 'heading_:');
  const commit = repository.commit();
  const { code, output } = await update('--cron');
  expect([code, output]).toEqual([1, expect.stringContaining(`so ${versionName(first)} stays online.`)]);
  const errors = expect.arrayContaining([
    expect.objectContaining({ file: home, line: expect.any(Number), message: 'there is no such field.' }),
  ]);
  const stays = { cron: true, online: { code: first, content: first } };
  expect(told()).toEqual({ ...stays, refused: { commit, time, errors } });
  expect(told().refused?.errors).toContainEqual(expect.objectContaining({ path: ['hero', 'heading_'] }));
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
  // The next save may need the words of a newer schema.
  const next = program(repository);
  save(repository, 'x_');
  expect((await update('--cron')).code).toBe(1);
  expect(told()).toEqual({ ...stays, waits: { commit: next, since: time } });
  expect(online()).toEqual([first, versionName(first)]);
});

const isOnline = "!process.env.DATA_DIR?.endsWith('try')";
const notReady = `app.addHook('onSend', async ({ url }) => url === '/readyz' && ${isOnline} ? 'storage' : undefined);`;

test.each([
  ['cannot start', 'server/main.ts', 'process.umask', 'process.exit(3);'],
  ['cannot start with the data', 'server/main.ts', 'process.umask', `if (${isOnline}) process.exit(3);`],
  ['cannot store requests', 'server/app.ts', 'return app;', notReady],
])('keeps the version that is online if a server %s', async (_what, file, words, before) => {
  const { repository, first, update, url, online, git } = await startMachine();
  editFile(repository.folder, file, words, `${before}\n${words}`);
  repository.commit();
  const { code, output } = await update();
  expect([code, output]).toEqual([1, expect.stringContaining(`failed, so ${versionName(first)} stays online.`)]);
  expect([online(), git('rev-parse', 'HEAD')]).toEqual([[first, versionName(first)], first]);
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(FAMILY) });
  expect(answer.status).toBe(200);
});

test('tries again after a failure of the machine', async () => {
  const { repository, folder, clone, update, told, online } = await startMachine();
  const commit = save(repository, 'Fine days');
  writeFileSync(join(folder, 'full'), '');
  expect((await update('--cron')).output).toContain('Cron tries again in 10 minutes.');
  expect(told().machine).toMatchObject({ since: time, commit });
  rmSync(join(folder, 'full'));
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
  editFile(clone, '.update/web/update.json', `"again": "20`, `"again": "19`);
  await update('--cron');
  expect([online()[0], told().machine]).toEqual([commit, undefined]);
});

test('finishes a way back that was cut off', async () => {
  const { repository, first, folder, begin, update, online } = await startMachine();
  save(repository, 'Fine days');
  await update('--cron');
  const back = begin(first);
  const running = () => readFileSync(join(folder, 'running'), 'utf8');
  while (running() !== versionName(first)) await setTimeout(5);
  process.kill(-Number(back.pid), 'SIGKILL');
  await update('--cron');
  expect(online()).toEqual([first, versionName(first)]);
});

test('builds once after the day on which a page differs', async () => {
  const { repository, first, folder, update, online } = await startMachine();
  const before = save(repository, 'Fine days');
  writeFileSync(join(folder, 'until'), '2026-01-01T08:00:00Z');
  await update('--cron');
  writeFileSync(join(folder, 'until'), '2126-01-01T08:00:00Z');
  await update('--cron');
  const [content, version] = online();
  expect(content).toBe(before);
  expect(version).toMatch(new RegExp(`^${versionName(first, before)}-\\d+$`));
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
  // The one before is still that of the other words.
  expect(readdirSync(join(folder, 'builds')).toSorted()).toEqual([versionName(repository.first), version].toSorted());
});

test('needs no fresh index, no lock and no connection that others left', async () => {
  const { repository, clone, env, update, told, online, git, begin } = await startMachine();
  // Copied, restored or given to another account.
  for (const file of git('ls-files').split('\n')) utimesSync(join(clone, file), 1, 1);
  for (const lock of ['index.lock', 'refs/remotes/origin/main.lock', 'refs/update/newest.lock'])
    writeFileSync(join(clone, '.git', lock), '');
  const content = save(repository, 'Fine days');
  await update('--cron');
  expect(online()[0]).toBe(content);
  const code = program(repository);
  expect((await update()).output).toContain('power cut left .git/index.lock: try again in ten minutes');
  const earlier = Date.now() / 1000 - 660;
  utimesSync(join(clone, '.git/index.lock'), earlier, earlier);
  await update();
  expect(online()[1]).toBe(versionName(code, content));

  const host = createServer().listen(0, '127.0.0.1');
  closeAfter(() => host.close());
  await once(host, 'listening');
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${(host.address() as { port: number }).port}/x.git`);
  const hanging = begin('--cron');
  await once(host, 'connection');
  const running = expect.stringMatching(/^Another update is running since \d\d:\d\d\.\n$/);
  expect(await update()).toEqual({ code: 1, output: running });
  process.kill(-Number(hanging.pid), 'SIGKILL');
  await once(hanging, 'close');
  env.FETCH_LIMIT = '1';
  await update('--cron');
  expect(told().offline).toEqual({ since: time });
});
