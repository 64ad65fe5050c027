import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { freePort } from './helpers/caddy.ts';
import { closeAfter } from './helpers/close-after.ts';
import { needs } from './helpers/needs.ts';
import { startMachine, versionName } from './helpers/own-machine.ts';
import { temporaryFolder } from './helpers/temp-folder.ts';

beforeEach((context) => void ['git', 'flock'].map((program) => needs(context, program)));

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const online = (code: string, content = code) => {
  const version = versionName(code, content);
  return [version, version, code.slice(0, 12)];
};

test('builds the content of a save without the file that it deletes', async () => {
  const machine = await startMachine();
  writeFileSync(join(machine.host, 'content/naps.yaml'), 'title: Naps\n');
  const code = machine.program('2');
  await machine.update();
  rmSync(join(machine.host, 'content/naps.yaml'));
  const content = machine.save('Fine days');
  const version = versionName(code, content);
  expect(await machine.update('--cron')).toEqual({ code: 0, output: `${version} is online.\n` });
  expect(readdirSync(join(machine.folder, 'builds', version, 'content'))).toEqual(['home.yaml']);
  // Nor is the next program in the way.
  const next = machine.program('3');
  expect((await machine.update()).output).toBe(`${versionName(next, content)} is online.\n`);
});

test('keeps the program by cron, brings both online by hand, and goes back to either', async () => {
  const { host, first, update, ...machine } = await startMachine();
  const code = machine.program('2');
  // A change of the program alone is nothing for cron.
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
  const content = machine.save('Fine days');
  await update('--cron');
  expect(machine.online()).toEqual(online(first, content));
  await update();
  expect(machine.online()).toEqual(online(code, content));
  expect(machine.told()).toEqual({ online: { code, content } });
  expect(await update()).toEqual({ code: 0, output: `${versionName(code, content)} is online already.\n` });
  // Going back needs no repository.
  renameSync(host, `${host}-away`);
  await update(versionName(first, content));
  expect(machine.online()).toEqual(online(first, content));
  await update(first);
  expect(machine.online()).toEqual(online(first));
  const waits = { commit: content, since: time, byHand: true };
  expect(machine.told()).toEqual({ waits, online: { code: first, content: first } });
  // Cron waits for something newer.
  renameSync(`${host}-away`, host);
  expect((await update('--cron')).output).toBe('');
  const newer = machine.save('Warm days');
  await update('--cron');
  expect(machine.online()).toEqual(online(first, newer));
  expect(machine.told().waits).toBe(undefined);
});

test('refuses content with an error once, unless a change of the program waits', async () => {
  const { first, update, ...machine } = await startMachine();
  const commit = machine.save('1\nheading_: 2');
  const { code, output } = await update('--cron');
  expect([code, output]).toEqual([1, `The content has errors, so ${versionName(first)} stays online.\n`]);
  const errors = [{ file: 'content/home.yaml', message: 'there is no\nsuch "field".' }];
  const stays = { cron: true, online: { code: first, content: first } };
  expect(machine.told()).toEqual({ ...stays, refused: { commit, time, errors } });
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
  // The next save may need the words of a newer schema.
  machine.program('2');
  const next = machine.save('1\nheading_: 3');
  expect((await update('--cron')).code).toBe(1);
  expect(machine.told()).toEqual({ ...stays, waits: { commit: next, since: time } });
  expect(machine.online()).toEqual(online(first));
});

test.each(['try', 'start', 'word', 'publish'])(
  'keeps the version that is online if a new one fails at: %s',
  async (step) => {
    const { first, update, ...machine } = await startMachine();
    const code = machine.program('2');
    writeFileSync(join(machine.folder, 'failing'), `${step} ${versionName(code, first)}\n`);
    const stays = expect.stringContaining(`failed, so ${versionName(first)} stays online.`);
    expect(await update()).toEqual({ code: 1, output: stays });
    expect(machine.online()).toEqual(online(first));
  },
);

test.each([
  ['an hour', -1],
  ['a time that its clock was ahead', 24],
])('tries again after a failure of the machine, and later after %s', async (_after, hours) => {
  const { folder, update, ...machine } = await startMachine();
  const commit = machine.save('Fine days');
  writeFileSync(join(folder, 'full'), '');
  expect((await update('--cron')).output).toContain('Cron tries again in a minute.');
  expect(machine.told().machine).toEqual({ since: time, commit });
  const state = join(folder, 'clone/.update');
  const elevenMinutesAgo = new Date(Date.now() - 660_000).toISOString().replace(/\.\d+/, '');
  writeFileSync(join(state, 'machine'), `${elevenMinutesAgo}\n`);
  const triedAt = (hoursFromNow: number) => {
    const at = Date.now() / 1000 + hoursFromNow * 3600;
    utimesSync(join(state, 'failed'), at, at);
  };
  triedAt(-1);
  expect((await update('--cron')).output).toContain('Cron tries again in an hour.');
  rmSync(join(folder, 'full'));
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
  triedAt(hours);
  await update('--cron');
  expect(machine.online()).toEqual(online(machine.first, commit));
  expect(machine.told().machine).toBe(undefined);
});

test('asks Docker first, and a server that does not answer is told', async () => {
  const { folder, first, update, ...machine } = await startMachine();
  const version = versionName(first);
  const down = join(folder, 'down');
  writeFileSync(down, '');
  const content = machine.save('Fine days');
  expect(await update('--cron')).toEqual({ code: 1, output: 'Docker does not answer. Cron asks again each minute.\n' });
  expect(await update('--cron')).toEqual({ code: 1, output: '' });
  expect(machine.told().machine).toEqual({ since: time, commit: content });
  rmSync(down);
  await update('--cron');
  expect(machine.online()).toEqual(online(first, content));
  expect(machine.told().machine).toBe(undefined);

  rmSync(join(folder, 'running'));
  const stopped = versionName(first, content);
  expect((await update('--cron')).output).toBe(`${stopped} does not run. To start it: deploy/update.sh ${stopped}\n`);
  expect(machine.told().machine).toEqual({ since: time, commit: content });
  // Whoever stopped it, such as to restore a backup, starts it again.
  expect(existsSync(join(folder, 'running'))).toBe(false);
  expect((await update(stopped)).output).toBe(`${stopped} is online.\n`);
  expect(await update(version)).toEqual({ code: 0, output: `${version} is online.\n` });
});

test('builds the version of the way back if its images are gone, and goes on until it is online', async () => {
  const { folder, first, update, ...machine } = await startMachine();
  const version = versionName(first);
  const code = machine.program('2');
  writeFileSync(join(folder, 'failing'), `start ${versionName(code, first)}\n`);
  rmSync(join(folder, 'builds', version), { recursive: true });
  expect((await update()).output).toContain(`failed, so ${version} stays online.`);
  expect(machine.online()).toEqual(online(first));
  expect(machine.told().machine).toEqual({ since: time, commit: first, byHand: true });

  writeFileSync(join(folder, 'failing'), `start ${versionName(code, first)}\nstart ${version}\n`);
  expect((await update()).output).toContain(`failed, and ${version} does not run either.`);
  rmSync(join(folder, 'failing'));
  await update('--cron');
  expect(machine.online()).toEqual(online(first));
});

test.each(['NULs', 'half of it', 'a commit that git does not know', 'nothing'])(
  'finds the newest version again if the state of an update is %s',
  async (what) => {
    const { folder, first, update, ...machine } = await startMachine();
    const file = join(folder, 'clone/.update/online');
    const whole = readFileSync(file, 'utf8');
    const damaged: Record<string, string> = {
      NULs: '\0'.repeat(120),
      'half of it': whole.slice(0, 51),
      'a commit that git does not know': whole.replaceAll(first, '0'.repeat(40)),
      nothing: '',
    };
    for (const name of ['online', 'target', 'skipped', 'chosen', 'before', 'until', 'machine', 'refused'])
      writeFileSync(join(folder, 'clone/.update', name), damaged[what] ?? '');
    const content = machine.save('Fine days');
    await update('--cron');
    expect(machine.online()).toEqual(online(first, content));
    expect(machine.told()).toEqual({ cron: true, online: { code: first, content } });
  },
);

test('names a branch that is gone from the git host, and how to follow another', async () => {
  const { host, update, ...machine } = await startMachine();
  execFileSync('git', ['branch', '-m', 'main', 'trunk'], { cwd: host });
  const gone = 'The branch main is not on the git host any more. To follow another: git fetch && git switch BRANCH\n';
  expect(await update('--cron')).toEqual({ code: 0, output: gone });
  expect(machine.text('clone/.update/gone')).toBe('main');
  expect((await update()).output).toBe(gone);
  machine.git('fetch', '-q', 'origin');
  machine.git('switch', '-q', 'trunk');
  await update('--cron');
  expect(machine.text('clone/.update/gone')).toBe('');
});

test('builds all of the content, whatever a .gitattributes in it says', async () => {
  const { host, folder, first, commit, update } = await startMachine();
  writeFileSync(join(host, 'content/.gitattributes'), '*.yaml export-ignore\n');
  const content = commit();
  await update('--cron');
  const names = readdirSync(join(folder, 'builds', versionName(first, content), 'content'));
  expect(names.toSorted()).toEqual(['.gitattributes', 'home.yaml']);
});

test('builds the version again on newer images, and leaves a save that waits for the machine to cron', async () => {
  const { folder, first, update, ...machine } = await startMachine();
  const content = machine.save('Fine days');
  writeFileSync(join(folder, 'full'), '');
  await update('--cron');
  rmSync(join(folder, 'full'));
  const { output } = await update('--rebuild');
  expect(output).toMatch(new RegExp(`^${versionName(first)}-\\d+ is online.\n$`));
  expect(machine.text('steps')).toMatch(new RegExp(`build ${versionName(first)}-\\d+ --pull`));
  await update('--cron');
  expect(machine.online()).toEqual(online(first, content));
});

test('a rollback that was interrupted is finished by the next run', async () => {
  const { first, ...machine } = await startMachine();
  machine.save('Fine days');
  await machine.update('--cron');
  const hold = join(machine.folder, 'hold');
  writeFileSync(hold, '');
  const back = machine.begin(first);
  while (machine.text('running') !== versionName(first)) await setTimeout(5);
  process.kill(-Number(back.pid), 'SIGKILL');
  await once(back, 'close');
  rmSync(hold);
  await machine.update('--cron');
  expect(machine.online()).toEqual(online(first));
});

test('builds once after the day on which a page differs', async () => {
  const { folder, first, update, ...machine } = await startMachine();
  const content = machine.save('Fine days');
  writeFileSync(join(folder, 'until'), '2026-01-01T08:00:00Z');
  await update('--cron');
  writeFileSync(join(folder, 'until'), '2126-01-01T08:00:00Z');
  await update('--cron');
  const [version = ''] = machine.online();
  expect(version).toMatch(new RegExp(`^${versionName(first, content)}-\\d+$`));
  expect(await update('--cron')).toEqual({ code: 0, output: '' });
  // The one before is still that of the other words.
  expect(readdirSync(join(folder, 'builds')).toSorted()).toEqual([versionName(first), version].toSorted());
});

test('needs no fresh index, no lock and no connection that others left', async () => {
  const { clone, env, git, update, ...machine } = await startMachine();
  // Copied, restored or given to another account.
  for (const file of git('ls-files').split('\n')) utimesSync(join(clone, file), 1, 1);
  for (const lock of ['index.lock', 'refs/remotes/origin/main.lock', 'refs/update/newest.lock'])
    writeFileSync(join(clone, '.git', lock), '');
  const content = machine.save('Fine days');
  await update('--cron');
  expect(machine.online()).toEqual(online(machine.first, content));
  const code = machine.program('2');
  expect((await update()).output).toContain('power cut left .git/index.lock: try again in ten minutes');
  const earlier = Date.now() / 1000 - 660;
  utimesSync(join(clone, '.git/index.lock'), earlier, earlier);
  await update();
  expect(machine.online()).toEqual(online(code, content));

  const host = createServer().listen(0, '127.0.0.1');
  closeAfter(() => host.close());
  await once(host, 'listening');
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${(host.address() as { port: number }).port}/x.git`);
  const hanging = machine.begin('--cron');
  await once(host, 'connection');
  const running = expect.stringMatching(/^Another update is running since \d\d:\d\d\.\n$/);
  expect(await update()).toEqual({ code: 1, output: running });
  process.kill(-Number(hanging.pid), 'SIGKILL');
  await once(hanging, 'close');
  env.FETCH_LIMIT = '1';
  await update('--cron');
  expect(machine.told().offline).toEqual({ since: time });
});

test('gives every file of the clone back to its account after root ran it', async () => {
  const { clone, env, text, update } = await startMachine();
  const chown = '#!/bin/sh\n(pwd && echo "$@") > "$MACHINE/chown"\n';
  const bin = temporaryFolder({ id: '#!/bin/sh\necho 0\n', chown });
  for (const name of ['id', 'chown']) chmodSync(join(bin, name), 0o755);
  env.PATH = `${bin}:${env.PATH}`;
  await update();
  expect(text('chown')).toBe(`${clone}\n-R --reference=. .`);
});

test.each([
  ['starts', {}, 0],
  ['cannot start', { TRUSTED_PROXY: 'nonsense' }, 1],
])('finds by a trial whether a server %s', async (_what, settings, status) => {
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: temporaryFolder(), ...settings };
  expect(spawnSync('sh', ['deploy/try.sh'], { env }).status).toBe(status);
});
