import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { FIELD_NAMES, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { openDesk } from '../../tests/helpers/desk.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { DATABASE_FILE, openDatabase, readNumber } from './database.ts';
import { findRequest } from './requests.ts';

const versionTwo = join(import.meta.dirname, '../../tests/helpers/data-of-version-2.sql');

test.each([
  ['data folder', 'PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL'],
  ['restored backup', 'PRAGMA auto_vacuum = INCREMENTAL'],
])('opens a %s of the version before the first release', (_what, pragmas) => {
  const folder = temporaryFolder();
  const old = new DatabaseSync(join(folder, DATABASE_FILE));
  old.exec(`${pragmas}; ${readFileSync(versionTwo, 'utf8')}`);
  old.close();
  const { db, save, mark, now } = openDesk(undefined, { DATA_DIR: folder });
  const statuses = [2, 3, 4, 5, 6, 7].map((id) => findRequest(db, 'id', id)?.status);
  expect(statuses).toEqual(['waiting', 'waiting', 'reached', 'director', 'quarantined', 'closed']);
  const waiting = findRequest(db, 'id', 2);
  const again = { fields: tourRequestOf((name) => waiting?.[name]) };
  expect(save(again).outcome).toBe('repeated');
  expect(findRequest(db, 'id', 2)).toMatchObject({ againAt: now(), againCount: 1 });
  mark(2, { kind: 'contacted' });
  expect(save(again).outcome).toBe('stored');
});

test('leaves a database of a newer release as it is', () => {
  const folder = temporaryFolder();
  using first = openDatabase(folder);
  expect(readNumber(first, 'PRAGMA user_version')).toBeGreaterThanOrEqual(3);
  first.exec('PRAGMA user_version = 999');
  first.close();
  using second = openDatabase(folder);
  expect(readNumber(second, 'PRAGMA user_version')).toBe(999);
});

test('has a default for the column of each field', () => {
  using db = openDatabase(temporaryFolder());
  const columns = db.prepare("SELECT name FROM pragma_table_info('tour_request') WHERE dflt_value IS NOT NULL").all();
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining([...FIELD_NAMES]));
});
