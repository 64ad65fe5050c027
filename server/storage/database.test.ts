import { randomBytes } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureContent } from '../../tests/helpers/fixture-content.ts';
import { incoming } from '../../tests/helpers/incoming.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { createService } from '../service.ts';
import { readSettings } from '../settings.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import { DATABASE_FILE, expectColumns, MIGRATIONS, openDatabase, pragma, transact } from './database.ts';
import { createKeys } from './keys.ts';
import { createSaver } from './save.ts';

const keys = createKeys(randomBytes(32));

test('opens the database with full synchronization and secure deletion', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  expect([pragma(db, 'journal_mode'), pragma(db, 'synchronous'), pragma(db, 'secure_delete')]).toEqual(['wal', 2, 1]);
  expect(pragma(db, 'foreign_keys')).toBe(1);
});

test('stores requests again once a full database has room', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  const save = createSaver(db, []);
  const large = () => ({ ...incoming('x'), fields: { ...incoming('x').fields, message: 'y'.repeat(60_000) } });
  db.exec(`PRAGMA max_page_count = ${Number(pragma(db, 'page_count')) + 2}`);
  expect(() => save([large()])).toThrow('full');
  db.exec('PRAGMA max_page_count = 100000');
  expect(save([large()])).toMatchObject([{ outcome: 'stored' }]);
});

test('rolls a failed transaction back', () => {
  const db = openDatabase(join(temporaryFolder(), 'data'));
  onTestFinished(() => db.close());
  expect(() =>
    transact(db, () => {
      db.exec(`INSERT INTO tour_request
        (reference, received_at, language, name, address, email, phone, message, content_hash, mailbox, phone_digits)
        VALUES ('A', 0, 'en', '', '', '', '', '', x'00', '', '')`);
      throw new Error('power cut');
    }),
  ).toThrow('power cut');
  expect(db.prepare('SELECT count(*) AS count FROM tour_request').get()).toEqual({ count: 0 });
});

test.each(MIGRATIONS.keys().toArray())('adds nothing that a release with %i fewer migrations cannot use', (fewer) => {
  using db = openDatabase(temporaryFolder());
  expectColumns(db, MIGRATIONS.slice(0, MIGRATIONS.length - fewer));
});

function openService(folder = temporaryFolder(), timeout = 1000) {
  let db: DatabaseSync;
  let now = 0;
  const service = createService(
    () => {
      db = openDatabase(folder, timeout);
      return { db, keys };
    },
    { settings: readSettings({ DATA_DIR: folder }), content: fixtureContent },
    { clock: () => now, uptime: () => now, log: () => {} },
  );
  onTestFinished(service.close);
  service.open();
  const pass = (time: number) => {
    now += time;
    service.tick();
  };
  return { db: () => db, service, pass };
}

test('notices a locked database before a request comes', () => {
  const folder = temporaryFolder();
  const { service, pass } = openService(folder, 0);
  const other = new DatabaseSync(join(folder, DATABASE_FILE));
  other.exec('BEGIN IMMEDIATE');
  pass(MINUTE);
  expect(service.health().storing).toBe(false);
  other.close();
  pass(MINUTE);
  expect(service.health()).toMatchObject({ storing: true, stored: 0 });
});

test('stores no request while the database is damaged', () => {
  const folder = temporaryFolder();
  const { service, pass } = openService(folder);
  service.save(Array.from({ length: 200 }, (_, index) => incoming(`n${index}`)));
  pass(MINUTE);
  const file = join(folder, DATABASE_FILE);
  const whole = readFileSync(file);
  writeFileSync(file, Buffer.from(whole).fill('no page of a database ', 4096 * 3), { flag: 'r+' });
  rmSync(`${file}-wal`);
  pass(MINUTE);
  expect(() => service.health()).toThrow('malformed');
  expect(() => service.save([incoming('lost')])).toThrow('malformed');
  writeFileSync(file, whole, { flag: 'r+' });
  pass(MINUTE);
  expect(service.save([incoming('kept')])).toMatchObject([{ outcome: 'stored' }]);
});

test('returns the space of deleted requests to the disk in steps', () => {
  const folder = temporaryFolder();
  const { service, pass } = openService(folder);
  const message = 'x'.repeat(20_000);
  const old = (name: string) => ({ ...incoming(name), fields: { ...incoming(name).fields, message }, receivedAt: 0 });
  service.save(Array.from({ length: 300 }, (_, count) => ({ ...old(`n${count}`), quarantine: 'limit' as const })));
  const sizes: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    pass(181 * DAY);
    sizes.push(statSync(join(folder, DATABASE_FILE)).size);
  }
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
  expect(first).toBeGreaterThan(4_000_000);
  expect(last).toBeLessThan(200_000);
  expect(sizes.every((size, index) => index === 0 || size >= Number(sizes[index - 1]) - 2_100_000)).toBe(true);
});

test('leaves no trace of a deleted request', () => {
  const folder = temporaryFolder();
  const { db, service, pass } = openService(folder);
  for (let count = 0; count < 20; count += 1)
    service.save([
      { ...incoming('kept'), receivedAt: count * HOUR },
      { ...incoming('Rosalinda'), receivedAt: count * HOUR },
    ]);
  db().exec("UPDATE tour_request SET closed_at = 1 WHERE name = 'Rosalinda'");
  pass(200 * DAY);
  pass(MINUTE);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  expect(files.join()).toContain('kept');
  expect(files.join()).not.toContain('Rosalinda');
});

test('reports an email that was under way when the process died', () => {
  const folder = temporaryFolder();
  using db = openDatabase(folder);
  db.exec(`
    INSERT INTO outbox (kind, recipient, created_at, next_attempt_at, attempts)
    VALUES ('digest', 'desk@example.org', 0, 0, 1)`);
  expect(openService(folder).service.health().failing).toBe(1);
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
