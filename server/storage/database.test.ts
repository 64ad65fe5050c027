import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureContent } from '../../tests/helpers/fixture-content.ts';
import { incoming } from '../../tests/helpers/incoming.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { createService } from '../service.ts';
import { readSettings } from '../settings.ts';
import { HOUR, MINUTE } from '../time.ts';
import { DATABASE_FILE, deleteOldCopies, openDatabase, openToRead, pragma, transact } from './database.ts';
import { createKeys } from './keys.ts';
import { createSaver } from './save.ts';

const keys = createKeys(randomBytes(32));

test('the database waits for the disk at every commit and overwrites what is deleted', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  expect([pragma(db, 'journal_mode'), pragma(db, 'synchronous'), pragma(db, 'secure_delete')]).toEqual(['wal', 2, 1]);
  expect(pragma(db, 'foreign_keys')).toBe(1);
});

test.each([2, 5])('a database of version %i is migrated with all that is in it', (version) => {
  const folder = temporaryFolder();
  const earlier = new DatabaseSync(join(folder, DATABASE_FILE));
  const migrations = join(import.meta.dirname, 'migrations');
  for (const file of readdirSync(migrations).sort().slice(0, version)) {
    earlier.exec(readFileSync(join(migrations, file), 'utf8'));
  }
  earlier.exec(`PRAGMA user_version = ${version}`);
  earlier.exec(`
    INSERT INTO tour_request
      (id, reference, received_at, language, name, address, email, phone, message, content_hash, repeat_of, quarantine)
    VALUES (1, 'A', 10, 'en', 'Ana', 'b', 'c', 'd', 'e', x'00', NULL, NULL),
      (2, 'B', 20, 'es', 'Ana', 'b', 'c', 'd', 'e', x'00', 1, 'limit'),
      (3, 'E', 20, 'en', 'Ana', 'b', 'c', 'd', 'e', x'00', NULL, 'links'),
      (9, 'C', 30, 'en', 'Ana', 'b', 'c', 'd', 'e', x'00', NULL, NULL);
    DELETE FROM tour_request WHERE id = 9;
    INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at) VALUES
      ('notice', 1, 'desk@example.org', 10, 10), ('digest', NULL, 'desk@example.org', 10, 10);`);
  const content = (db: DatabaseSync) => ({
    requests: db.prepare('SELECT * FROM tour_request ORDER BY id').all(),
    messages: db.prepare('SELECT * FROM outbox ORDER BY id').all(),
    indexes: db.prepare("SELECT name, tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL").all(),
  });
  const before = content(earlier);
  earlier.close();

  const db = openDatabase(folder);
  onTestFinished(() => db.close());
  const after = content(db);
  const reasons = { ...before.requests[2], quarantine: 'words' };
  expect(after.requests).toMatchObject(before.requests.with(2, reasons));
  expect(after.messages).toEqual(before.messages);
  expect(after.indexes).toEqual(expect.arrayContaining(before.indexes));
  const copy = new DatabaseSync(join(folder, `${DATABASE_FILE}.version-${version}`), { readOnly: true });
  onTestFinished(() => copy.close());
  expect(content(copy).requests).toEqual(before.requests);
  expect(statSync(join(folder, `${DATABASE_FILE}.version-${version}`)).mode & 0o777).toBe(0o600);
  expect(db.prepare('SELECT strict FROM pragma_table_list WHERE name = ?').get('tour_request')).toEqual({ strict: 1 });
  const { lastInsertRowid } = db
    .prepare(`INSERT INTO tour_request
      (reference, received_at, language, name, address, email, phone, message, content_hash, quarantine)
      VALUES ('D', 40, 'hmn', '', '', '', '', '', x'00', 'a reason of tomorrow')`)
    .run();
  expect(lastInsertRowid).toBe(10);
  db.exec('DELETE FROM tour_request WHERE id = 1');
  expect(db.prepare('SELECT repeat_of FROM tour_request WHERE id = 2').get()).toEqual({ repeat_of: null });
  expect(db.prepare('SELECT kind FROM outbox').all()).toEqual([{ kind: 'digest' }]);
});

test('one request that cannot be stored does not take the others of its group with it', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  const broken = { ...incoming('bad'), receivedAt: 0.5 };
  const attempts = createSaver(db, { notifyTo: [], noticesPerHour: 0 }, keys)([incoming('a'), broken, incoming('b')]);
  expect(attempts.map((attempt) => 'saved' in attempt)).toEqual([true, false, true]);
  expect(db.prepare('SELECT name FROM tour_request').all()).toMatchObject([{ name: 'a' }, { name: 'b' }]);
});

test('a full database refuses, and takes requests again once there is room', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  const save = createSaver(db, { notifyTo: [], noticesPerHour: 0 }, keys);
  const large = () => ({ ...incoming('x'), fields: { ...incoming('x').fields, message: 'y'.repeat(60_000) } });
  db.exec(`PRAGMA max_page_count = ${Number(pragma(db, 'page_count')) + 2}`);
  expect('error' in (save([large()])[0] ?? {})).toBe(true);
  db.exec('PRAGMA max_page_count = 100000');
  expect('saved' in (save([large()])[0] ?? {})).toBe(true);
});

test('work that fails halfway leaves nothing behind', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  expect(() =>
    transact(db, () => {
      db.exec(`INSERT INTO tour_request
        (reference, received_at, language, name, address, email, phone, message, content_hash)
        VALUES ('A', 0, 'en', '', '', '', '', '', x'00')`);
      throw new Error('power cut');
    }),
  ).toThrow('power cut');
  expect(db.prepare('SELECT count(*) AS count FROM tour_request').get()).toEqual({ count: 0 });
});

test('a database of a newer version is not touched, and who goes back is told of the copy', () => {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  const version = Number(pragma(db, 'user_version'));
  db.exec(`PRAGMA user_version = ${version + 1}`);
  db.close();
  for (const open of [openDatabase, openToRead])
    expect(() => open(folder)).toThrow(
      new RegExp(`newer version .* put the copy ${DATABASE_FILE}.version-${version} in its place`),
    );
});

test('the copy that a migration made goes once it is older than the retention', () => {
  const folder = temporaryFolder({ [`${DATABASE_FILE}.version-2`]: 'old', [DATABASE_FILE]: '' });
  deleteOldCopies(folder, Date.now() - 60_000);
  expect(readdirSync(folder)).toHaveLength(2);
  deleteOldCopies(folder, Date.now() + 60_000);
  expect(readdirSync(folder)).toEqual([DATABASE_FILE]);
});

function openService(folder = temporaryFolder()) {
  const db = openDatabase(folder);
  let now = 0;
  const service = createService(
    db,
    { settings: readSettings({ DATA_DIR: folder }), content: fixtureContent },
    { keys, clock: () => now, log: () => {} },
  );
  onTestFinished(service.close);
  const pass = (time: number) => {
    now += time;
    service.tick();
  };
  return { db, service, pass };
}

test('a database that cannot be written is noticed before any request comes', () => {
  const { db, service, pass } = openService();
  expect(service.health().storing).toBe(true);
  db.exec('PRAGMA query_only = ON');
  pass(MINUTE);
  expect(service.health().storing).toBe(false);
  db.exec('PRAGMA query_only = OFF');
  pass(MINUTE);
  expect(service.health()).toMatchObject({ storing: true, stored: 0 });
});

test('within an hour a damaged database is noticed, and takes no request until it is whole again', () => {
  const folder = temporaryFolder();
  const { db, service, pass } = openService(folder);
  service.save(Array.from({ length: 200 }, (_, index) => incoming(`n${index}`)));
  db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA cache_size = 1; PRAGMA shrink_memory');
  const file = join(folder, DATABASE_FILE);
  const whole = readFileSync(file);
  writeFileSync(file, Buffer.from(whole).fill('no page of a database ', 4096 * 3), { flag: 'r+' });
  pass(HOUR);
  expect(() => service.health()).toThrow('malformed');
  expect(service.save([incoming('lost')])).toEqual([{ error: expect.anything() }]);
  writeFileSync(file, whole, { flag: 'r+' });
  pass(MINUTE);
  expect(service.health().storing).toBe(true);
  expect(service.save([incoming('kept')])).toMatchObject([{ saved: { outcome: 'stored' } }]);
});
