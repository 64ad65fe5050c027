import { chmodSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOn as command, runCommand } from '../../tests/helpers/command.ts';
import { startServer, storeRequest as store } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';

test('fails only if something has to be fixed', async () => {
  const { settings } = await startServer();
  const environment = { DATA_DIR: settings.dataDir };
  const well = await runCommand(environment, 'doctor');
  expect(well.out).toMatch(/^look {2}mail +not configured/m);
  expect(well.out).toMatch(/^look {2}backup +not checked/m);
  expect(well.code).toBe(0);
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.co', NOTIFY_TO: 'a@b.co' };
  const { out, code } = await runCommand({ ...environment, ...mail }, 'doctor');
  expect(code).toBe(1);
  expect(out).toMatch(/^BAD {3}mail +connect ECONNREFUSED 127\.0\.0\.1:9/m);
});

test('checks the newest backup', async () => {
  const server = await startServer();
  await store(server);
  const folder = temporaryFolder();
  await command(server, 'backup', join(folder, '2026-12-01.sqlite'));
  const doctor = async (BACKUP_DIR: string) =>
    (await runCommand({ DATA_DIR: server.settings.dataDir, BACKUP_DIR }, 'doctor')).out;
  expect(await doctor(folder)).toMatch(/^ok {4}backup +2026-12-01\.sqlite of .* is whole, 1 tour request$/m);
  // Values that their own table refuses.
  const whole = readFileSync(join(folder, '2026-12-01.sqlite'), 'latin1');
  const broken = Buffer.from(whole.replace('email TEXT NOT NULL', 'email INT  NOT NULL'), 'latin1');
  const damaged = temporaryFolder({ 'a.sqlite': broken });
  utimesSync(join(folder, '2026-12-01.sqlite'), 0, Date.now() / 1000 - 49 * 3600);
  expect(await doctor(folder)).toMatch(/^BAD {3}backup +too old: 2026-12-01\.sqlite of .* is whole/m);
  expect(await doctor(temporaryFolder())).toMatch(/^BAD {3}backup +none in /m);
  expect(await doctor(damaged)).toMatch(/^BAD {3}backup .* cannot be restored/m);
});

test('changes no file', async () => {
  const server = await startServer();
  await store(server);
  const file = join(server.settings.dataDir, 'tour-requests.sqlite');
  chmodSync(file, 0o644);
  const before = readFileSync(file);
  const { out, code } = await command(server, 'doctor');
  expect(code).toBe(0);
  expect(out).toMatch(/^ok {4}database +whole, 1 tour request, 0 /m);
  expect(statSync(file).mode & 0o777).toBe(0o644);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('reports a damaged database', async () => {
  const dataDir = temporaryFolder({ 'tour-requests.sqlite': 'not a database '.repeat(1000) });
  const { out, code } = await command({ settings: { dataDir, siteDir: '/nonexistent' } }, 'doctor');
  expect(code).toBe(1);
  expect(out).toMatch(/^BAD {3}database +cannot be read: file is not a database/m);
});
