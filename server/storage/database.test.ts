import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { MIGRATIONS, openDatabase, pragma } from './database.ts';

test('opens the database with the pragmas that it needs', () => {
  using db = openDatabase(join(temporaryFolder(), 'data'));
  const values = ['journal_mode', 'synchronous', 'secure_delete', 'foreign_keys'].map((name) => pragma(db, name));
  expect(values).toEqual(['wal', 2, 1, 1]);
});

test('has migrations that only add what an earlier release can ignore', () => {
  const added = /^(CREATE (UNIQUE )?INDEX|CREATE TABLE|ALTER TABLE \w+ ADD COLUMN (?!.*NOT NULL(?!.* DEFAULT )))/;
  const statements = MIGRATIONS.flatMap((sql) =>
    sql
      .replace(/--.*/g, '')
      .split(';')
      .map((text) => text.trim()),
  );
  for (const statement of statements.filter(Boolean)) expect(statement).toMatch(added);
});

test('has a default for the column of each field', () => {
  using db = openDatabase(temporaryFolder());
  const columns = db.prepare("SELECT name FROM pragma_table_info('tour_request') WHERE dflt_value IS NOT NULL").all();
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining([...FIELD_NAMES]));
});
