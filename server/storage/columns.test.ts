import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { FIELD_NAMES, FIELDS, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { family } from '../../tests/helpers/incoming.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { checkColumns } from './columns.ts';
import { openDatabase } from './database.ts';
import { createKeys } from './keys.ts';
import { listRequests } from './requests.ts';
import { contentHash, createSaver } from './save.ts';

function openTable(columns: string) {
  const db = new DatabaseSync(':memory:');
  onTestFinished(() => db.close());
  db.exec(`CREATE TABLE tour_request (id INTEGER PRIMARY KEY, ${columns})`);
  return db;
}

const declared = FIELDS.map(({ name, addedLater }) => `${name} TEXT NOT NULL${addedLater ? " DEFAULT ''" : ''}`);

test('what a family writes in any field comes back from the database', () => {
  const db = openDatabase(temporaryFolder());
  const fields = tourRequestOf((name) => `This stands in ${name}`);
  createSaver(db, { notifyTo: [], noticesPerHour: 0 }, createKeys(new Uint8Array(32)))([{ ...family, fields }]);
  expect(listRequests(db, 'all')).toMatchObject([fields]);
});

test.each(FIELD_NAMES)('two forms that differ in %s alone are two requests', (name) => {
  const fields = tourRequestOf(() => 'x');
  expect(contentHash({ ...fields, [name]: 'y' })).not.toEqual(contentHash(fields));
});

test('a table that fits the fields of the form is accepted', () => {
  expect(() => checkColumns(openTable(declared.join(', ')))).not.toThrow();
});

test.each([
  ['a field without a column', declared.slice(1), /declares "name", and the table has no such column/],
  ['a column that may be empty', ['name TEXT', ...declared.slice(1)], /"name" has to be TEXT NOT NULL/],
  [
    'a column that a migration has added unsaid',
    ["name TEXT NOT NULL DEFAULT ''", ...declared.slice(1)],
    /declares "name" without addedLater, and a migration has added it/,
  ],
  ['a column that nothing fills', [...declared, 'fax TEXT NOT NULL'], /"fax" needs a value.* does not declare it/],
])('%s is named', (_case, columns, sentence) => {
  expect(() => checkColumns(openTable(columns.join(', ')))).toThrow(sentence);
});
