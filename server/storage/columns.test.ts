import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { FIELD_NAMES, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { family } from '../../tests/helpers/incoming.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { checkColumns } from './columns.ts';
import { openDatabase } from './database.ts';
import { createKeys } from './keys.ts';
import { newestRequests } from './requests.ts';
import { createSaver, hashContent } from './save.ts';

function openTable(columns: string) {
  const db = new DatabaseSync(':memory:');
  onTestFinished(() => db.close());
  db.exec(`CREATE TABLE tour_request (id INTEGER PRIMARY KEY, ${columns})`);
  return db;
}

const declared = FIELD_NAMES.map((name) => `${name} TEXT NOT NULL`);

test('what a family writes in any field comes back from the database', () => {
  const db = openDatabase(temporaryFolder());
  const fields = tourRequestOf((name) => `This stands in ${name}`);
  createSaver(db, { notifyTo: [], noticesPerHour: 0 }, createKeys(new Uint8Array(32)))([{ ...family, fields }]);
  expect(newestRequests(db)).toMatchObject([fields]);
});

test.each(FIELD_NAMES)('two forms that differ in %s alone are two requests', (name) => {
  const fields = tourRequestOf(() => 'x');
  expect(hashContent({ ...fields, [name]: 'y' })).not.toEqual(hashContent(fields));
});

test('a table that fits the fields of the form is accepted', () => {
  expect(() => checkColumns(openTable(declared.join(', ')))).not.toThrow();
});

test.each([
  ['a field without a column', declared.slice(1), /declares "name", and the table has no such column/],
  ['a column that nothing fills', [...declared, 'fax TEXT NOT NULL'], /"fax" needs a value.* does not declare it/],
])('%s is an error', (_case, columns, sentence) => {
  expect(() => checkColumns(openTable(columns.join(', ')))).toThrow(sentence);
});
