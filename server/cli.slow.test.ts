import { spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tourRequestOf } from '../shared/tour-request/fields.ts';
import { commandOn as command, runCommand } from '../tests/helpers/command.ts';
import { FAMILY, startServer, storeRequest as store } from '../tests/helpers/server.ts';
import { silent, startPeer, startStorage } from '../tests/helpers/storage.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { isolatedSettings } from '../tooling/local-server.ts';
import { openDatabase } from './storage/database.ts';
import { MINUTE } from './time.ts';

test('requests are listed, shown and marked while the server runs', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const reference = await store(server, { name: '\u001b[2JAna\u202e', message: 'We offer SEO, backlinks and traffic' });
  const list = await command(server, 'list');
  expect(list.out).toContain(reference);
  expect(list.out).toMatch(/call by .*, may be a sales offer/);
  for (const control of ['\u001b', '\u202e']) expect(list.out).not.toContain(control);
  expect((await command(server, 'show', reference.toLowerCase().replace('-', ' '))).out).toContain('(559) 555-0199');
  await command(server, 'mark', reference, 'contacted');
  const [row] = JSON.parse((await command(server, 'list', '--json')).out);
  expect(row).toMatchObject({ reference, contactedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  expect((await command(server, 'list', '--open')).out).toBe('No tour requests.\n');
});

test('every field of a request is shown and exported', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const fields = { ...tourRequestOf((name) => `value of ${name}`), email: 'value@example.net' };
  const reference = await store(server, fields);
  const outputs = await Promise.all([
    command(server, 'show', reference),
    command(server, 'show', reference, '--json'),
    command(server, 'export'),
    command(server, 'export', '--json'),
  ]);
  for (const { out } of outputs) for (const value of Object.values(fields)) expect(out).toContain(value);
  // Received and due, in the time of the center.
  expect(outputs[2].out.match(/"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/g)).toHaveLength(2);
});

test.skipIf(process.platform !== 'linux')('an export onto a full disk fails', async () => {
  const server = await startServer();
  await store(server);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'export'], {
    env: { ...process.env, ...isolatedSettings, DATA_DIR: server.settings.dataDir },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'],
  });
  expect(status).toBe(1);
});

test('a status change can be taken back', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const reference = await store(server);
  expect((await command(server, 'mark', reference, 'reopened')).err).toMatch(/cannot be marked reopened now \(call by/);
  for (const status of ['contacted', 'spam']) {
    await command(server, 'mark', reference, status);
    expect((await command(server, 'list', '--open')).out).toBe('No tour requests.\n');
    expect((await command(server, 'mark', reference, 'reopened')).out).toBe(`${reference} is marked: reopened.\n`);
    expect((await command(server, 'list', '--open')).out).toContain(reference);
  }
});

test('a request that is no spam after all is sent to staff', { timeout: 30_000 }, async () => {
  const peer = await startPeer();
  const dataDir = join(temporaryFolder(), 'data');
  const db = openDatabase(dataDir);
  onTestFinished(() => db.close());
  const { save, pass } = startStorage(peer.url, {}, { db });
  const { reference } = save({ ...silent, quarantine: 'honeypot' }) as { reference: string };
  await pass(0);
  const before = peer.received.length;
  const release = () => runCommand({ DATA_DIR: dataDir }, 'mark', reference, 'not-spam');
  expect(await release()).toEqual({ out: `${reference} is marked: not-spam.\n`, err: '', code: 0 });
  await pass(MINUTE);
  expect(peer.received.slice(before).map(({ raw }) => raw.toString())).toEqual([expect.stringContaining(reference)]);
  expect((await release()).err).toContain(`${reference} cannot be marked not-spam now`);
});

test('a held request that was marked as spam is not released into nowhere', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const reference = await store(server, { 'bot-field': 'x' });
  await command(server, 'mark', reference, 'spam');
  expect((await command(server, 'mark', reference, 'not-spam')).err).toContain('cannot be marked not-spam now (closed');
  for (const status of ['reopened', 'not-spam']) await command(server, 'mark', reference, status);
  expect((await command(server, 'list', '--open')).out).toContain(reference);
});

test('erasing asks for --yes, and leaves no trace in the files', { timeout: 30_000 }, async () => {
  const server = await startServer();
  await store(server, { message: 'canary-5b1f', email: 'canary@example.net' });
  const kept = await store(server, { name: 'Kept' });
  const copy = join(server.settings.dataDir, 'tour-requests.sqlite.version-5');
  writeFileSync(copy, 'canary-5b1f');
  const erase = ['erase', '--email', 'CANARY@example.net'];
  expect((await command(server, ...erase)).err).toContain('Confirm with --yes');
  expect((await command(server, ...erase, '--yes')).out).toBe('1 tour request was deleted.\n');
  for (const suffix of ['', '-wal'])
    expect(readFileSync(join(server.settings.dataDir, `tour-requests.sqlite${suffix}`)).includes('canary')).toBe(false);
  expect(existsSync(copy)).toBe(false);
  expect((await command(server, 'list')).out).toContain(kept);
});

test('a repeat is marked and erased with the request that it repeats', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const original = await store(server);
  const repeat = await store(server);
  await command(server, 'mark', repeat, 'contacted');
  expect((await command(server, 'list', '--open')).out).toBe('No tour requests.\n');
  expect((await command(server, 'erase', repeat, '--yes')).out).toBe('2 tour requests were deleted.\n');
  expect((await command(server, 'show', original)).err).toBe(`There is no tour request ${original}.\n`);
});

test('a backup is private and never replaces a file', { timeout: 30_000 }, async () => {
  const server = await startServer();
  await store(server);
  const file = join(temporaryFolder(), 'copy.sqlite');
  expect((await command(server, 'backup', file)).out).toBe(`1 tour request in ${file}.\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await command(server, 'backup', file)).err).toContain('exists already');
});

test('a data folder without a database is named, and stays without one', { timeout: 30_000 }, async () => {
  const dataDir = join(temporaryFolder(), 'forgotten');
  const place = { settings: { dataDir, siteDir: '/nonexistent' } };
  const copy = join(temporaryFolder(), 'copy.sqlite');
  const commands = [['list'], ['export'], ['backup', copy], ['show', '7K3F-9Q2M']];
  for (const { code, out, err } of await Promise.all(commands.map((words) => command(place, ...words)))) {
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`There is no database in ${dataDir}`);
  }
  expect((await command(place, 'doctor')).out).toContain(`There is no database in ${dataDir}`);
  expect([existsSync(dataDir), existsSync(copy)]).toEqual([false, false]);
});

test('a wrong command or option changes nothing, and help follows', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const first = await store(server);
  const second = await store(server, { name: 'B' });
  const unknown = await command(server, 'lst');
  expect(unknown.err).toContain("unknown command 'lst'\n(Did you mean list?)");
  const attempts = [
    ['erase', first, second, '--yes'],
    ['erase', first, '--email', FAMILY.email, '--yes'],
    ['mark', first, second],
    ['mark', first, 'contacted', '--json'],
    ['list', 'quarantine'],
    ['list', '--open', '--quarantine'],
    ['list', '--limit', ''],
    ['show', first, '--yes'],
  ];
  const ends = await Promise.all(attempts.map((words) => command(server, ...words)));
  expect(ends.map(({ code, out }) => [code, out])).toEqual(attempts.map(() => [1, '']));
  const left = JSON.parse((await command(server, 'list', '--json')).out);
  expect(left).toMatchObject([{ contactedAt: null }, { contactedAt: null }]);
});
