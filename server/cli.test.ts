import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tourRequestOf } from '../shared/tour-request/fields.ts';
import { commandOn as command } from '../tests/helpers/command.ts';
import { FAMILY, startServer, storeRequest as store } from '../tests/helpers/server.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { isolatedSettings } from '../tooling/local-server.ts';

test('staff list, read and tick off what came in while the server runs', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const reference = await store(server, { name: '\u001b[2JAna\u202e' });
  const list = await command(server, 'list');
  expect(list.out).toContain(reference);
  expect(list.out).toMatch(/call by/);
  for (const control of ['\u001b', '\u202e']) expect(list.out).not.toContain(control);
  expect((await command(server, 'show', reference.toLowerCase().replace('-', ' '))).out).toContain('(559) 555-0199');
  await command(server, 'contacted', reference);
  const [row] = JSON.parse((await command(server, 'list', '--json')).out);
  expect(row).toMatchObject({ reference, contactedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  expect((await command(server, 'list', '--open')).out).toBe('No tour requests.\n');
});

test('what a family wrote in any field can be read, exported and handed on to programs', async () => {
  const server = await startServer();
  const fields = { ...tourRequestOf((name) => `value of ${name}`), email: 'value@example.net' };
  const reference = await store(server, fields);
  const shown = await Promise.all([
    command(server, 'show', reference),
    command(server, 'show', reference, '--json'),
    command(server, 'export'),
    command(server, 'export', '--json'),
  ]);
  for (const { out } of shown) {
    for (const value of Object.values(fields)) expect(out).toContain(value);
  }
  // The moment it came, and until when somebody has to call.
  expect(shown[2].out.match(/"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/g)).toHaveLength(2);
});

test('a request marked by mistake is opened again', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const reference = await store(server);
  expect((await command(server, 'reopen', reference)).err).toBe(`${reference} is open.\n`);
  await command(server, 'contacted', reference);
  expect((await command(server, 'reopen', reference)).out).toBe(`${reference} is open again.\n`);
  expect((await command(server, 'list', '--open')).out).toContain(reference);
});

test.each([
  ['list --open', '--open'],
  ['purge --days 30 --yes', '--days and --yes'],
  ['verify-mail --to x@example.org', '--to'],
])('with npm, "%s" needs two dashes before it, and does nothing without', { timeout: 30_000 }, (words, taken) => {
  const env = { ...process.env, ...isolatedSettings, DATA_DIR: '/nonexistent' };
  const { status, stderr } = spawnSync('npm', ['run', 'tour-requests', ...words.split(' ')], { env });
  expect(status).toBe(64);
  expect(String(stderr)).toContain(`npm kept ${taken} for itself.`);
  expect(String(stderr)).toContain(`npm run tour-requests -- ${words.split(' ')[0]} `);
});

test('what destroys asks for --yes, and then leaves no trace in the files', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const canary = 'canary-5b1f';
  await store(server, { message: canary, email: 'canary@example.net' });
  const kept = await store(server, { name: 'Kept' });
  expect((await command(server, 'erase', '--email', 'CANARY@example.net')).code).toBe(64);
  expect((await command(server, 'erase', '--email', 'CANARY@example.net', '--yes')).out).toBe(
    '1 tour request was deleted.\n',
  );
  for (const suffix of ['', '-wal']) {
    expect(readFileSync(join(server.settings.dataDir, `tour-requests.sqlite${suffix}`)).includes('canary')).toBe(false);
  }
  expect((await command(server, 'list')).out).toContain(kept);
  expect((await command(server, 'purge', '--days', '0', '--yes')).out).toBe('1 tour request was deleted.\n');
});

test('a word about a repeat is one about the request that it repeats', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const original = await store(server);
  const repeat = await store(server);
  await command(server, 'contacted', repeat);
  expect((await command(server, 'list', '--open')).out).toBe('No tour requests.\n');
  const kept = await store(server, { 'bot-field': 'x', name: 'Kept aside' });
  const again = await store(server, { 'bot-field': 'x', name: 'Kept aside' });
  await command(server, 'release', again);
  expect((await command(server, 'list', '--open')).out).toContain(kept);
  expect((await command(server, 'erase', repeat, '--yes')).out).toBe('2 tour requests were deleted.\n');
  expect((await command(server, 'show', original)).err).toBe(`There is no tour request ${original}.\n`);
});

test('what is no number of days deletes nothing, and the request for --yes names the age it is about', {
  timeout: 30_000,
}, async () => {
  const server = await startServer();
  const reference = await store(server);
  const typed = ['', ' ', '0x0', '1e0', '-0', '0.0', '999999999'];
  const ends = await Promise.all(typed.map((days) => command(server, 'purge', `--days=${days}`, '--yes')));
  expect(ends.map(({ code }) => code)).toEqual(typed.map(() => 64));
  expect(ends[0]?.err).toBe('--days takes a whole number from 0 to 36500.\n');
  expect((await command(server, 'list', '--limit', '')).err).toBe('--limit takes a whole number from 1 to 1000000.\n');
  expect((await command(server, 'list')).out).toContain(reference);
  expect((await command(server, 'purge', '--days', '30')).err).toContain('older than 30 days');
  expect((await command(server, 'purge', '--days', '0')).err).toContain('deletes every tour request, however new');
  expect((await command(server, 'purge')).err).toContain('older than 180 days');
});

test('a backup made while serving is whole, private, and never written over another', { timeout: 30_000 }, async () => {
  const server = await startServer();
  await store(server);
  const file = join(temporaryFolder(), 'copy.sqlite');
  expect((await command(server, 'backup', file)).out).toBe(`1 tour request in ${file}.\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse((await command(server, 'restore-check', file, '--json')).out)).toMatchObject({
    requests: 1,
    links: 'go on',
  });
  const elsewhere = { settings: { ...server.settings, dataDir: temporaryFolder() } };
  const { out } = await command(elsewhere, 'restore-check', file);
  expect(out).toMatch(/ is whole: 1 tour request, the newest of .*\nRestored in .* it ends the links in letters/);
  expect((await command(server, 'backup', file)).err).toContain('exists already');
  expect((await command(server, 'restore-check', '/no/such')).err).toBe('There is no file /no/such.\n');
  expect((await command(server, 'restore-check', join(server.settings.siteDir, 'index.html'))).err).toContain(
    'cannot be restored',
  );
});

test('a data folder without a database is named, and no command makes one there', { timeout: 30_000 }, async () => {
  const dataDir = join(temporaryFolder(), 'forgotten');
  const place = { settings: { dataDir, siteDir: '/nonexistent' } };
  const copy = join(temporaryFolder(), 'copy.sqlite');
  const commands = [['list'], ['export'], ['backup', copy], ['purge', '--yes'], ['requeue'], ['show', '7K3F-9Q2M']];
  for (const { code, out, err } of await Promise.all(commands.map((words) => command(place, ...words)))) {
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`There is no database in ${dataDir}`);
  }
  const doctor = await command(place, 'doctor');
  expect(doctor.code).toBe(1);
  expect(doctor.out).toContain(`There is no database in ${dataDir}`);
  expect([existsSync(dataDir), existsSync(copy)]).toEqual([false, false]);
});

test('an unknown command or option says what there is', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const unknown = await command(server, 'lst');
  expect([unknown.code, unknown.err]).toEqual([64, 'There is no command "lst". Did you mean list?\n']);
  expect(unknown.out).toContain('verify-mail');
  const option = await command(server, 'list', '--newest');
  expect([option.code, option.out]).toEqual([64, '']);
  expect(option.err).toMatch(/--newest[\s\S]*\nlist \[--open \| --quarantine\]/);
});

test('a word or option that a command could not heed is refused before anything is done', {
  timeout: 30_000,
}, async () => {
  const server = await startServer();
  const first = await store(server);
  const second = await store(server, { name: 'B' });
  const attempts = [
    ['erase', first, second, '--yes'],
    ['erase', first, '--email', FAMILY.email, '--yes'],
    ['contacted', first, second],
    ['list', 'quarantine'],
    ['list', '--open', '--quarantine'],
    ['purge', '0', '--yes'],
    ['contacted', first, '--json'],
    ['purge', '--json', '--yes'],
    ['requeue', '--json'],
    ['show', first, '--yes'],
  ];
  const ends = await Promise.all(attempts.map((words) => command(server, ...words)));
  expect(ends.map(({ code, out }) => [code, out])).toEqual(attempts.map(() => [64, '']));
  expect(ends[0]?.err).toContain(`"${second}" is one word too many.`);
  const left = JSON.parse((await command(server, 'list', '--json')).out);
  expect(left).toMatchObject([{ contactedAt: null }, { contactedAt: null }]);
});
