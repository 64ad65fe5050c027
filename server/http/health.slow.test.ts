import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureContent } from '../../tests/helpers/fixture-content.ts';
import { startServer } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { buildApp } from '../app.ts';
import { readSettings } from '../settings.ts';
import type { Storage, StorageHealth } from '../storage/storage.ts';
import { loadPageRenderer } from './page-renderer.ts';

const WELL: StorageHealth = {
  storing: true,
  stored: 1,
  quarantined: 0,
  undelivered: 0,
  failing: 0,
  overlooked: 0,
};
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.co', NOTIFY_TO: 'a@b.co' };

/** The answers of /readyz with a storage of the test. */
async function readinessOf(health: () => Promise<StorageHealth>, environment = {}) {
  const settings = readSettings({ SITE_DIR: temporaryFolder(), ...environment });
  const storage = { health } as unknown as Storage;
  const renderPage = loadPageRenderer(settings.siteDir);
  const log = pino({ enabled: false });
  const app = buildApp(settings, { content: fixtureContent, storage, renderPage, clock: Date.now, log });
  onTestFinished(() => app.close());
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  return `${answers[0]?.statusCode} ${answers[0]?.body}`;
}

test('answers /healthz and /readyz with one word', async () => {
  const server = await startServer();
  for (const [path, word] of [
    ['/healthz', 'healthy'],
    ['/readyz', 'ready'],
  ] as const) {
    const answer = await server.get(path);
    expect([answer.status, await answer.text()]).toEqual([200, word]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test.each([
  ['503 storage', { storing: false, failing: 1 }, MAIL],
  ['503 mail', { failing: 1 }, MAIL],
  ['503 mail', { overlooked: 1 }, MAIL],
  ['200 ready', { failing: 1 }, {}],
])('answers /readyz with %s', async (answer, health, environment) => {
  expect(await readinessOf(async () => ({ ...WELL, ...health }), environment)).toBe(answer);
});

test('is not ready while the storage thread does not answer', async () => {
  expect(await readinessOf(() => Promise.reject(new Error('gone')))).toBe('503 storage');
});

test('is not ready without a backup of the last two days', async () => {
  const BACKUP_DIR = temporaryFolder();
  const readiness = () => readinessOf(async () => WELL, { BACKUP_DIR });
  expect(await readinessOf(async () => WELL, { BACKUP_DIR: join(BACKUP_DIR, 'none') })).toBe('503 backup');
  expect(await readiness()).toBe('503 backup');
  const backup = join(BACKUP_DIR, '2026-12-01.sqlite');
  writeFileSync(backup, '');
  expect(await readiness()).toBe('200 ready');
  utimesSync(backup, 0, Date.now() / 1000 - 49 * 3600);
  expect(await readiness()).toBe('503 backup');
});

test('reads the health of the storage once a second', async () => {
  let count = 0;
  await readinessOf(async () => {
    count += 1;
    await setTimeout(20);
    return WELL;
  });
  expect(count).toBe(1);
});
