import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { content, NO_MAIL_SERVER } from '../../tests/helpers/desk.ts';
import { startServer } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { buildApp } from '../app.ts';
import { readSettings } from '../settings.ts';
import type { Desk, DeskHealth } from '../storage/desk.ts';
import { HOUR, MINUTE } from '../time.ts';
import { loadPageRenderer } from './page-renderer.ts';

const NOW = Date.parse('2026-12-03T00:00:00Z');
const WELL: DeskHealth = { storing: true, failing: 0, overlooked: 0, backupAt: NOW };

const at = (minutesAgo: number) => new Date(NOW - minutesAgo * MINUTE).toISOString();
const updateNews = (news: object) => ({
  UPDATE_FILE: join(temporaryFolder({ 'update.json': JSON.stringify(news) }), 'update.json'),
});

/** The answer of /readyz with a desk of the test, and how often 20 questions asked the desk. */
async function readinessOf(health: Partial<DeskHealth> | Error, environment = {}) {
  let asked = 0;
  const desk = {
    health: () => {
      asked += 1;
      if (health instanceof Error) throw health;
      return { ...WELL, ...health };
    },
  } as unknown as Desk;
  const settings = readSettings({ SITE_DIR: temporaryFolder(), ...environment });
  const renderPage = loadPageRenderer(settings.siteDir);
  const app = buildApp(settings, { content, desk, renderPage, clock: () => NOW, log: pino({ enabled: false }) });
  onTestFinished(() => app.close());
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  return [`${answers[0]?.statusCode} ${answers[0]?.body}`, asked];
}

test.each([
  ['/healthz', 'healthy'],
  ['/readyz', 'ready'],
])('answers %s with %s', async (path, word) => {
  const answer = await (await startServer()).get(path);
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([200, 'no-store', word]);
});

test.each([
  ['503 storage', { storing: false, failing: 1 }, NO_MAIL_SERVER],
  ['503 storage', new Error('gone'), NO_MAIL_SERVER],
  ['503 mail', { failing: 1 }, NO_MAIL_SERVER],
  ['503 mail', { overlooked: 1 }, NO_MAIL_SERVER],
  ['200 ready', { failing: 1 }, {}],
  ['503 backup', { backupAt: null }, {}],
  ['503 backup', { backupAt: NOW - 49 * HOUR }, {}],
  ['200 ready', { backupAt: NOW - 47 * HOUR }, {}],
  ['503 backup', { backupAt: null }, updateNews({ machine: { since: at(61) } })],
  ['503 update', {}, updateNews({ waits: { since: at(61) } })],
  ['503 update', {}, updateNews({ refused: { time: at(61) } })],
  ['503 update', {}, updateNews({ offline: { since: at(61) } })],
  ['503 update', {}, updateNews({ machine: { since: at(61) } })],
  ['200 ready', {}, updateNews({ machine: { since: at(59) } })],
  ['200 ready', {}, updateNews({ waits: { since: at(61), byHand: true } })],
  ['200 ready', {}, updateNews({ machine: { since: at(61), byHand: true } })],
  ['503 update', {}, updateNews({ cron: true, time: at(61) })],
  ['200 ready', {}, updateNews({ time: at(61) })],
  ['200 ready', {}, { UPDATE_FILE: '/none' }],
])('answers /readyz with %s to %o with %j', async (answer, health, environment) => {
  expect(await readinessOf(health, environment)).toEqual([answer, 1]);
});
