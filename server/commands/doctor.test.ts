import { chmodSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandOn as command, runCommand } from '../../tests/helpers/command.ts';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { startServer, storeRequest as store } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { buildOperations } from '../operations/operations.ts';

test('the doctor says what is wrong and fails only where something is', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const well = await command(server, 'doctor');
  expect(well.out).toMatch(/^look {2}mail +not set: nobody is told/m);
  expect(well.out).toMatch(/^ok {4}links +link-secret is there/m);
  expect(well.code).toBe(0);
  const { out, code } = await runCommand(
    {
      DATA_DIR: server.settings.dataDir,
      SITE_DIR: '/nonexistent',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@b.co',
      NOTIFY_TO: 'a@b.co',
    },
    'doctor',
  );
  expect(code).toBe(1);
  expect(out).toMatch(/^BAD {3}mail +The mail server in SMTP_URL does not answer/m);
  expect(out).toMatch(/^BAD {3}site +not built in \/nonexistent: npm run build$/m);
});

test('the doctor says that a proxy is not believed', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const { store: handle, counts, settings } = server;
  const operations = buildOperations(settings, { facts: fixtureFacts, store: handle, counts, clock: Date.now });
  const base = await operations.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => operations.close());
  await server.get('/', { 'x-forwarded-for': '192.0.2.1' });
  const { out, code } = await runCommand(
    { DATA_DIR: settings.dataDir, SITE_DIR: settings.siteDir, OPERATIONS_PORT: new URL(base).port },
    'doctor',
  );
  expect([code, out]).toEqual([1, expect.stringMatching(/^BAD {3}proxy .*set TRUSTED_PROXY$/m)]);
});

test('the doctor looks and changes nothing', { timeout: 30_000 }, async () => {
  const server = await startServer();
  await store(server);
  const { dataDir } = server.settings;
  const file = join(dataDir, 'tour-requests.sqlite');
  chmodSync(file, 0o644);
  chmodSync(dataDir, 0o755);
  const before = readFileSync(file);
  const { out, code } = await command(server, 'doctor');
  expect(code).toBe(1);
  expect(out).toMatch(/^BAD {3}privacy +other accounts can read/m);
  expect(out).toMatch(/^ok {4}database +whole, 1 tour request, 0 /m);
  expect([statSync(file).mode & 0o777, statSync(dataDir).mode & 0o777]).toEqual([0o644, 0o755]);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('the doctor says when links in letters are open to others, or would end', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const secret = join(server.settings.dataDir, 'link-secret');
  chmodSync(secret, 0o640);
  expect((await command(server, 'doctor')).out).toContain(
    `BAD   links      other accounts can read ${secret}: chmod 600`,
  );
  rmSync(secret);
  const { out, code } = await command(server, 'doctor');
  expect([code, out]).toEqual([
    1,
    expect.stringContaining(`BAD   links      ${secret} is missing: put your copy there`),
  ]);
});

test('the doctor names a database that is damaged', { timeout: 30_000 }, async () => {
  const dataDir = temporaryFolder({ 'tour-requests.sqlite': 'not a database '.repeat(1000) });
  const { out, code } = await command({ settings: { dataDir, siteDir: '/nonexistent' } }, 'doctor');
  expect(code).toBe(1);
  expect(out).toMatch(/^BAD {3}database +cannot be read: file is not a database/m);
});
