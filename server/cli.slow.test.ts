import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { commandOn as command, runCommand } from '../tests/helpers/command.ts';
import { FAMILY, startServer, storeRequest as store } from '../tests/helpers/server.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';

test('exports every field of a request', async () => {
  const server = await startServer();
  const fields = {
    name: 'A name',
    address: 'An address',
    email: 'ana@example.net',
    phone: 'A phone',
    message: 'Words',
  };
  const reference = await store(server, fields);
  const { out } = await command(server, 'export');
  for (const value of [reference, ...Object.values(fields)]) expect(out).toContain(value);
  // Received and due, in the time of the center.
  expect(out.match(/"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/g)).toHaveLength(2);
});

test.skipIf(process.platform !== 'linux')('fails if the disk of an export is full', async () => {
  const server = await startServer();
  await store(server);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'export'], {
    env: { ...process.env, DATA_DIR: server.settings.dataDir },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'],
  });
  expect(status).toBe(1);
});

test('erases requests without a trace in the files', async () => {
  const server = await startServer();
  const { dataDir } = server.settings;
  await store(server, { message: 'canary-5b1f', email: 'canary@example.net' });
  await store(server, { message: 'canary-5b1f', email: 'can\u200Bary+tour@\uFF45xample.net' });
  const kept = await store(server, { name: 'Kept' });
  await command(server, 'backup', join(dataDir, 'backups/monday.sqlite'));
  const erase = ['erase', '--email', 'CANARY@example.net'];
  expect((await command(server, ...erase)).err).toContain('Confirm with --yes');
  expect((await command(server, ...erase, '--yes')).out).toBe(
    '2 tour requests deleted.\n1 backup with it deleted, and a new one made.\n',
  );
  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'backups'))
    expect([name, readFileSync(join(dataDir, name)).includes('canary')]).toEqual([name, false]);
  expect((await command(server, 'export')).out).toContain(kept);
  // The one of the start, before the requests came, and the new one.
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(2);
});

test('erases what an interrupted backup left', async () => {
  const server = await startServer();
  const partial = join(server.settings.dataDir, 'backups/monday.sqlite.partial');
  writeFileSync(partial, 'Ana');
  await command(server, 'erase', await store(server), '--yes');
  expect(existsSync(partial)).toBe(false);
});

test('erases a request that only backups still hold', async () => {
  const server = await startServer();
  const reference = await store(server);
  await command(server, 'backup', join(server.settings.dataDir, 'backups/monday.sqlite'));
  const db = new DatabaseSync(join(server.settings.dataDir, 'tour-requests.sqlite'));
  db.exec('DELETE FROM tour_request');
  db.close();
  const erase = ['erase', reference.toLowerCase(), '--yes'];
  expect((await command(server, ...erase)).out).toBe('1 backup with it deleted, and a new one made.\n');
  expect((await command(server, ...erase)).err).toBe('There is no such tour request.\n');
});

test('erases a request from thirty backups', async () => {
  const server = await startServer();
  const folder = join(server.settings.dataDir, 'backups');
  const reference = await store(server);
  await command(server, 'backup', join(folder, '1.sqlite'));
  for (let day = 2; day <= 30; day += 1) {
    const file = join(folder, `${day}.sqlite`);
    copyFileSync(join(folder, '1.sqlite'), file);
    utimesSync(file, day, day);
  }
  expect(await command(server, 'erase', reference, '--yes')).toMatchObject({
    out: '1 tour request deleted.\n30 backups with it deleted, and a new one made.\n',
    err: '',
  });
  // The one of the start, before the request came, and the new one.
  expect(readdirSync(folder)).toHaveLength(2);
});

test('erase says what it has deleted before a backup folder fails', async () => {
  const server = await startServer();
  const reference = await store(server);
  const BACKUP_DIR = join(temporaryFolder({ file: '' }), 'file');
  const end = await runCommand({ DATA_DIR: server.settings.dataDir, BACKUP_DIR }, 'erase', reference, '--yes');
  expect(end).toEqual({
    out: '1 tour request deleted.\n',
    err: `ENOTDIR: not a directory, scandir '${BACKUP_DIR}'\n`,
    code: 1,
  });
});

test('writes a backup to a new private file', async () => {
  const server = await startServer();
  await store(server);
  const file = join(temporaryFolder(), 'copy.sqlite');
  expect((await command(server, 'backup', file)).out).toBe(`1 tour request in ${file}.\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await command(server, 'backup', file)).err).toContain('exists already');
});

test('a server goes on with a backup as its database', async () => {
  const server = await startServer();
  await store(server);
  const file = join(temporaryFolder(), 'copy.sqlite');
  await command(server, 'backup', file);
  const restored = await startServer({ DATA_DIR: temporaryFolder({ 'tour-requests.sqlite': readFileSync(file) }) });
  await restored.post({ ...FAMILY, name: 'Later' });
  expect(restored.rows()).toMatchObject([{ name: 'Ana Pérez' }, { name: 'Later' }]);
});

test('creates no database', async () => {
  const dataDir = join(temporaryFolder(), 'forgotten');
  const place = { settings: { dataDir, siteDir: '/nonexistent' } };
  const copy = join(temporaryFolder(), 'copy.sqlite');
  const commands = [['erase', 'x', '--yes'], ['export'], ['backup', copy]];
  for (const { code, out, err } of await Promise.all(commands.map((words) => command(place, ...words)))) {
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`There is no database in ${dataDir}`);
  }
  expect([existsSync(dataDir), existsSync(copy)]).toEqual([false, false]);
});

test('changes nothing for a wrong command or option', async () => {
  const server = await startServer();
  const first = await store(server);
  const second = await store(server, { name: 'B' });
  const attempts = [
    ['erase', first, second, '--yes'],
    ['erase', first, '--email', FAMILY.email, '--yes'],
    ['erase', first, '--yes', '--all'],
    ['export', first],
    ['lst'],
    [],
  ];
  const ends = await Promise.all(attempts.map((words) => command(server, ...words)));
  expect(ends.at(-1)?.err).toContain('Usage: npm run tour-requests -- COMMAND');
  expect(ends.map(({ code, out }) => [code, out])).toEqual(attempts.map(() => [1, '']));
  expect((await command(server, 'export')).out.match(/^"\w{4}-\w{4}/gm)).toEqual([`"${second}`, `"${first}`]);
});
