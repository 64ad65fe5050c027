import { randomBytes } from 'node:crypto';
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureContent } from '../../tests/helpers/fixture-content.ts';
import { incoming } from '../../tests/helpers/incoming.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { createService } from '../service.ts';
import { readSettings } from '../settings.ts';
import { HOUR, MINUTE } from '../time.ts';
import { DATABASE_FILE, openDatabase, pragma, transact } from './database.ts';
import { createKeys } from './keys.ts';
import { createSaver } from './save.ts';

const keys = createKeys(randomBytes(32));

test('opens the database with full synchronization and secure deletion', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  expect([pragma(db, 'journal_mode'), pragma(db, 'synchronous'), pragma(db, 'secure_delete')]).toEqual(['wal', 2, 1]);
  expect(pragma(db, 'foreign_keys')).toBe(1);
});

test('stores the others of a group if one request cannot be stored', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  const broken = { ...incoming('bad'), receivedAt: 0.5 };
  const outcomes = createSaver(db, { notifyTo: [], noticesPerHour: 0 })([incoming('a'), broken, incoming('b')]);
  expect(outcomes.map((outcome) => 'saved' in outcome)).toEqual([true, false, true]);
  expect(db.prepare('SELECT name FROM tour_request').all()).toMatchObject([{ name: 'a' }, { name: 'b' }]);
});

test('stores requests again once a full database has room', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  const save = createSaver(db, { notifyTo: [], noticesPerHour: 0 });
  const large = () => ({ ...incoming('x'), fields: { ...incoming('x').fields, message: 'y'.repeat(60_000) } });
  db.exec(`PRAGMA max_page_count = ${Number(pragma(db, 'page_count')) + 2}`);
  expect('error' in (save([large()])[0] ?? {})).toBe(true);
  db.exec('PRAGMA max_page_count = 100000');
  expect('saved' in (save([large()])[0] ?? {})).toBe(true);
});

test('rolls a failed transaction back', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  expect(() =>
    transact(db, () => {
      db.exec(`INSERT INTO tour_request
        (reference, received_at, language, name, address, email, phone, message, content_hash, mailbox)
        VALUES ('A', 0, 'en', '', '', '', '', '', x'00', '')`);
      throw new Error('power cut');
    }),
  ).toThrow('power cut');
  expect(db.prepare('SELECT count(*) AS count FROM tour_request').get()).toEqual({ count: 0 });
});

test('refuses a database of a newer version', () => {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openDatabase(folder)).toThrow('newer version');
});

function openService(folder = temporaryFolder()) {
  const db = openDatabase(folder);
  let now = 0;
  const service = createService(
    db,
    { settings: readSettings({ DATA_DIR: folder }), content: fixtureContent },
    { keys, clock: () => now, uptime: () => now, log: () => {} },
  );
  onTestFinished(service.close);
  const pass = (time: number) => {
    now += time;
    service.tick();
  };
  return { db, service, pass };
}

test('notices a read-only database before a request comes', () => {
  const { db, service, pass } = openService();
  expect(service.health().storing).toBe(true);
  db.exec('PRAGMA query_only = ON');
  pass(MINUTE);
  expect(service.health().storing).toBe(false);
  db.exec('PRAGMA query_only = OFF');
  pass(MINUTE);
  expect(service.health()).toMatchObject({ storing: true, stored: 0 });
});

test('stores no request while the database is damaged', () => {
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

test('keeps requests in the database file, without its log, within a minute', () => {
  const folder = temporaryFolder();
  const { service, pass } = openService(folder);
  service.save([incoming('a'), incoming('b')]);
  pass(MINUTE / 2);
  const copies = temporaryFolder();
  copyFileSync(join(folder, DATABASE_FILE), join(copies, DATABASE_FILE));
  using copy = new DatabaseSync(join(copies, DATABASE_FILE));
  expect(copy.prepare('SELECT name FROM tour_request').all()).toMatchObject([{ name: 'a' }, { name: 'b' }]);
});

test('shrinks the log once nobody reads an old version of the database', () => {
  const folder = temporaryFolder();
  const { service, pass } = openService(folder);
  service.save([incoming('first')]);
  const logSize = () => statSync(join(folder, `${DATABASE_FILE}-wal`)).size;
  const reader = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM tour_request');
  const message = 'x'.repeat(20_000);
  const large = (name: string) => ({ ...incoming(name), fields: { ...incoming(name).fields, message } });
  service.save(Array.from({ length: 400 }, (_, count) => large(`n${count}`)));
  expect(logSize()).toBeGreaterThan(8_000_000);
  reader.exec('COMMIT');
  reader.close();
  pass(MINUTE);
  pass(MINUTE);
  expect(logSize()).toBeLessThan(5_000_000);
});
