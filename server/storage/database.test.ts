import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { MIGRATIONS, openDatabase } from './database.ts';

test('lets the release before the last migration write', () => {
  using db = openDatabase(temporaryFolder());
  db.exec(`
    INSERT INTO tour_request (reference, received_at, language, content_hash, mailbox, phone_digits, due_at)
      VALUES ('AAAA-BBBB', 1, 'en', x'00', '', '', 2);
    UPDATE tour_request SET digested_at = 3;
    INSERT INTO status_change (tour_request_id, kind, made_at, note, who, other, digested_at) VALUES (1, 'taken', 2, '', '', '', 3);
    INSERT INTO outbox (kind, recipient, created_at, next_attempt_at) VALUES ('digest', 'desk@example.org', 3, 3);`);
});

test('keeps an undelivered list of the release before', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'tour-requests.sqlite');
  using old = new DatabaseSync(file);
  old.exec(`${MIGRATIONS[0]} PRAGMA user_version = 1;
    INSERT INTO outbox (kind, recipient, created_at, next_attempt_at) VALUES ('digest', 'desk@example.org', 3, 3);
    INSERT INTO tour_request (reference, received_at, language, content_hash, mailbox, phone_digits, due_at, digested_at)
      VALUES ('AAAA-BBBB', 1, 'en', x'00', '', '', 2, 3);`);
  old.close();
  using db = openDatabase(folder);
  const listed = 'SELECT o.kind, r.reference FROM outbox o JOIN tour_request r ON r.listed_at = o.created_at';
  expect(db.prepare(listed).get()).toEqual({ kind: 'list', reference: 'AAAA-BBBB' });
});

test('has a default for the column of each field', () => {
  using db = openDatabase(temporaryFolder());
  const columns = db.prepare("SELECT name FROM pragma_table_info('tour_request') WHERE dflt_value IS NOT NULL").all();
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining([...FIELD_NAMES]));
});
