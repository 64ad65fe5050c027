import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { openDesk, silent } from '../../tests/helpers/desk.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';
import { countRequests } from './requests.ts';

type Running = ReturnType<typeof openDesk>;

const start = (environment = {}) => openDesk(undefined, environment);

test.each<[string, StatusChangeKind | null, (desk: Running) => Promise<void>, number]>([
  ['a closed request after 181 days', 'cancelled', ({ pass }) => pass(181 * DAY), 0],
  ['no closed request after 179 days', 'cancelled', ({ pass }) => pass(179 * DAY), 1],
  ['no open request, however old', null, ({ pass }) => pass(400 * DAY), 1],
  ['no request with the director, however old', 'director', ({ pass }) => pass(400 * DAY), 1],
  [
    'no request after a jump of the clock',
    'cancelled',
    async ({ pass, setClock }) => {
      await pass(2 * HOUR);
      setClock(200 * DAY);
      await pass(MINUTE);
      setClock(-200 * DAY);
      await pass(2 * HOUR);
    },
    1,
  ],
])('deletes %s', async (_what, kind, wait, left) => {
  const desk = start();
  desk.save(silent);
  if (kind) desk.mark(1, { kind });
  await wait(desk);
  expect(countRequests(desk.db, '1')).toBe(left);
});

test('deletes once a night', async () => {
  const { db, save, pass, mark } = start();
  await pass(DAY);
  save({ ...silent, receivedAt: 0 });
  mark(1, { kind: 'cancelled' });
  // From 10 AM to 2:59 AM, and a minute more.
  await pass(17 * HOUR - MINUTE);
  expect(countRequests(db, '1')).toBe(1);
  await pass(MINUTE);
  expect(countRequests(db, '1')).toBe(0);
});

test.each([
  ['after a quarter of an hour, once', 20, 1],
  ['not before', 15, 0],
])('logs that no email names a request %s, also if it was released from quarantine', async (_when, minutes, count) => {
  const { save, mark, pass, logged } = start();
  save({ ...silent, quarantine: 'limit' });
  await pass(HOUR);
  mark(1, { kind: 'released' });
  for (let minute = 0; minute < minutes; minute += 1) await pass(MINUTE);
  expect(logged.filter((line) => line.includes('no email to staff names'))).toHaveLength(count);
});

test('overwrites a deleted request and returns its space', async () => {
  const { settings, db, save, pass } = start();
  const store = (name: string) => save({ fields: { ...silent.fields, name, message: `${name} `.repeat(2000) } });
  for (let count = 0; count < 50; count += 1) for (const name of [`kept ${count}`, `Rosalinda ${count}`]) store(name);
  db.exec("UPDATE tour_request SET closed_at = 1 WHERE name LIKE 'Rosalinda%'");
  db.close();
  const files = () => readdirSync(settings.dataDir).filter((name) => name.startsWith('tour-requests.sqlite'));
  const isInFiles = (word: string) => files().some((name) => readFileSync(join(settings.dataDir, name)).includes(word));
  const size = () => files().reduce((sum, name) => sum + statSync(join(settings.dataDir, name)).size, 0);
  await pass(179 * DAY);
  expect(isInFiles('Rosalinda')).toBe(true);
  const before = size();
  await pass(2 * DAY);
  expect([isInFiles('kept'), isInFiles('Rosalinda')]).toEqual([true, false]);
  expect(size()).toBeLessThan(before * 0.7);
});

const FIRST_START = '2026-12-01T18-00-00.000Z.sqlite';
const NIGHT = '2026-12-02T11-00-00.000Z.sqlite';

test('makes a backup at night after the one of the first start', async () => {
  const { pass, health, settings } = start();
  await pass(16 * HOUR);
  expect(readdirSync(settings.backupDir)).toEqual([FIRST_START]);
  await pass(HOUR);
  expect(readdirSync(settings.backupDir).sort()).toEqual([FIRST_START, NIGHT]);
  expect(statSync(join(settings.backupDir, NIGHT)).mode & 0o077).toBe(0);
  expect(health().backupAt).toBe(Date.parse('2026-12-02T11:00:00Z'));
});

test('keeps the thirty newest backups', async () => {
  const { pass, settings } = start({ BACKUP_DIR: join(temporaryFolder(), 'backups') });
  for (let night = 0; night < 31; night += 1) await pass(DAY);
  const backups = readdirSync(settings.backupDir).sort();
  expect(backups).toHaveLength(30);
  expect(backups[0]).toBe('2026-12-03T18-00-00.000Z.sqlite');
});

test('makes backups again after the clock was ahead', async () => {
  const { pass, setClock, health, now } = start();
  setClock(400 * DAY);
  await pass(HOUR);
  setClock(-400 * DAY);
  await pass(DAY);
  expect(health().backupAt).toBe(now());
});

test('keeps a new backup next to thirty that are dated ahead', () => {
  const names = Array.from({ length: 30 }, (_, index) => `ahead-${index}.sqlite`);
  const BACKUP_DIR = temporaryFolder(Object.fromEntries(names.map((name) => [name, ''])));
  const ahead = Date.parse('2027-12-01') / SECOND;
  for (const name of names) utimesSync(join(BACKUP_DIR, name), ahead, ahead);
  start({ BACKUP_DIR });
  expect(readdirSync(BACKUP_DIR)).toContain(FIRST_START);
});

test('deletes backups of more than thirty days once the clock is steady', async () => {
  const BACKUP_DIR = temporaryFolder({ 'old.sqlite': '' });
  const old = Date.parse('2026-11-01T17:00:00Z') / SECOND;
  utimesSync(join(BACKUP_DIR, 'old.sqlite'), old, old);
  const { pass } = start({ BACKUP_DIR });
  await pass(MINUTE);
  expect(readdirSync(BACKUP_DIR).sort()).toEqual([FIRST_START, 'old.sqlite']);
  await pass(HOUR);
  expect(readdirSync(BACKUP_DIR)).toEqual([FIRST_START]);
});

test('deletes at its start what an interrupted backup left', () => {
  const BACKUP_DIR = temporaryFolder({ 'today.sqlite': '', 'today.sqlite.partial': '' });
  const today = Date.parse('2026-12-01T17:00:00Z') / SECOND;
  utimesSync(join(BACKUP_DIR, 'today.sqlite'), today, today);
  start({ BACKUP_DIR });
  expect(readdirSync(BACKUP_DIR)).toEqual(['today.sqlite']);
});

test('makes no second backup after a restart on the same day', async () => {
  const first = start();
  await first.close();
  await start({ DATA_DIR: first.settings.dataDir }).pass(HOUR);
  expect(readdirSync(first.settings.backupDir)).toHaveLength(1);
});

test('goes on without a folder for backups', async () => {
  const BACKUP_DIR = join(temporaryFolder({ file: '' }), 'file', 'backups');
  const { save, pass, health, logged } = start({ BACKUP_DIR });
  expect(save(silent).outcome).toBe('stored');
  await pass(MINUTE);
  expect(health().backupAt).toBeNull();
  // Once an hour.
  expect(logged.filter((line) => line.includes('no backup was made'))).toHaveLength(1);
});
