import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { DAY, SECOND } from '../time.ts';
import { deleteOldBackups, makeBackup, makeNightlyBackup } from './backups.ts';
import { openDatabase } from './database.ts';

test.each([
  [[31, 30], [30]],
  [[40, 35], [35]],
])('of backups of %j days, keeps those of %j', (days, kept) => {
  const now = Date.parse('2026-12-01T18:00:00Z');
  const folder = temporaryFolder(Object.fromEntries(days.map((age) => [`${age}.sqlite`, ''])));
  for (const age of days) {
    const at = (now - age * DAY) / SECOND;
    utimesSync(join(folder, `${age}.sqlite`), at, at);
  }
  deleteOldBackups(folder, now);
  expect(readdirSync(folder)).toEqual(kept.map((age) => `${age}.sqlite`));
});

test('makes no backup that fails its check', () => {
  const folder = temporaryFolder();
  using db = openDatabase(folder);
  // VACUUM copies a row that breaks a constraint.
  db.exec(`PRAGMA ignore_check_constraints = ON;
    INSERT INTO outbox (kind, created_at, next_attempt_at) VALUES ('letter', 1, 1)`);
  const file = join(folder, 'copy.sqlite');
  expect(() => makeBackup(folder, file)).toThrow('quick_check');
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
});

test('backups of one second are two files, without what an earlier one left', () => {
  const folder = temporaryFolder({ '2026-11-30.sqlite.partial': '', '2026-11-30.sqlite.partial-journal': '' });
  const dataDir = temporaryFolder();
  openDatabase(dataDir).close();
  for (const milliseconds of [1, 2]) makeNightlyBackup(dataDir, folder, Date.parse('2026-12-01') + milliseconds);
  expect(readdirSync(folder).sort()).toEqual(['2026-12-01T00-00-00.001Z.sqlite', '2026-12-01T00-00-00.002Z.sqlite']);
});
