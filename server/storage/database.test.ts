import { chmodSync, copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { content, incoming } from '../../tests/helpers/storage.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { createService } from '../service.ts';
import { readSettings } from '../settings.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import { DATABASE_FILE, MIGRATIONS, openDatabase, pragma } from './database.ts';
import { createKeys, readSecret } from './keys.ts';
import type { Incoming } from './storage.ts';

/** Starts a storage service without mail on a data folder, with a fake clock. */
function openService({ timeout = 1000 } = {}) {
  const folder = temporaryFolder();
  let db: DatabaseSync;
  let now = 0;
  const service = createService(
    () => {
      db = openDatabase(folder, timeout);
      return { db, keys: createKeys(new Uint8Array(32)) };
    },
    { settings: readSettings({ DATA_DIR: folder }), content },
    { clock: () => now, uptime: () => now, log: () => {} },
  );
  onTestFinished(service.close);
  service.open();
  return {
    ...service,
    file: join(folder, DATABASE_FILE),
    folder,
    db: () => db,
    /** Saves requests one hour after the other. */
    saveAll: (names: string[], change: Partial<Incoming> = {}) =>
      service.save(names.map((name, index) => ({ ...incoming(name), receivedAt: index * HOUR, ...change }))),
    pass(time: number) {
      now += time;
      service.tick();
    },
  };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

/** The fields of a request with a long message. */
const large = (length: number) => ({ ...incoming('Large').fields, message: 'x'.repeat(length) });

test('opens the database with full synchronization and secure deletion', () => {
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

test('stores requests again once a full database has room', () => {
  const { db, save } = openService();
  db().exec(`PRAGMA max_page_count = ${Number(pragma(db(), 'page_count')) + 2}`);
  const request = { ...incoming('x'), fields: large(60_000) };
  expect(() => save([request])).toThrow('full');
  db().exec('PRAGMA max_page_count = 100000');
  expect(save([request])).toMatchObject([{ outcome: 'stored' }]);
});

test('notices a locked database before a request comes', () => {
  const { file, pass, health } = openService({ timeout: 0 });
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  pass(MINUTE);
  expect(health().storing).toBe(false);
  other.close();
  pass(MINUTE);
  expect(health()).toMatchObject({ storing: true, stored: 0 });
});

test('stores no request while the database is damaged', () => {
  const { file, pass, health, save, saveAll } = openService();
  saveAll(names(200));
  pass(MINUTE);
  const whole = readFileSync(file);
  writeFileSync(file, Buffer.from(whole).fill('no page of a database ', 4096 * 3), { flag: 'r+' });
  rmSync(`${file}-wal`);
  pass(MINUTE);
  expect(() => health()).toThrow('malformed');
  expect(() => save([incoming('lost')])).toThrow('malformed');
  writeFileSync(file, whole, { flag: 'r+' });
  pass(MINUTE);
  expect(save([incoming('kept')])).toMatchObject([{ outcome: 'stored' }]);
});

test('returns the space of deleted requests to the disk in steps', () => {
  const { file, pass, save } = openService();
  const held = (name: string) => ({ ...incoming(name), fields: { ...large(20_000), name }, receivedAt: 0 });
  save(names(300).map((name) => ({ ...held(name), quarantine: 'limit' as const })));
  const sizes = names(8).map(() => {
    pass(181 * DAY);
    return statSync(file).size;
  });
  expect(sizes[0]).toBeGreaterThan(4_000_000);
  expect(sizes.at(-1)).toBeLessThan(200_000);
  expect(sizes.every((size, index) => index === 0 || size >= Number(sizes[index - 1]) - 2_100_000)).toBe(true);
});

test('leaves no trace of an expired request', () => {
  const { db, folder, pass, saveAll } = openService();
  saveAll(names(20).flatMap((name) => [`kept ${name}`, `Rosalinda ${name}`]));
  db().exec("UPDATE tour_request SET closed_at = 1 WHERE name LIKE 'Rosalinda%'");
  const isInFiles = (word: string) =>
    readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(word));
  pass(179 * DAY);
  expect(isInFiles('Rosalinda')).toBe(true);
  pass(21 * DAY);
  pass(MINUTE);
  expect([isInFiles('kept'), isInFiles('Rosalinda')]).toEqual([true, false]);
});

test('keeps requests in the database file, without its log, within a minute', () => {
  const { file, pass, saveAll } = openService();
  saveAll(['a', 'b']);
  pass(MINUTE / 2);
  const copied = join(temporaryFolder(), DATABASE_FILE);
  copyFileSync(file, copied);
  using copy = new DatabaseSync(copied);
  expect(copy.prepare('SELECT name FROM tour_request').all()).toMatchObject([{ name: 'a' }, { name: 'b' }]);
});

test('shrinks the log once nobody reads an old version of the database', () => {
  const { file, pass, save, saveAll } = openService();
  saveAll(['first']);
  const logSize = () => statSync(`${file}-wal`).size;
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM tour_request');
  save(names(400).map((name) => ({ ...incoming(name), fields: { ...large(20_000), name } })));
  expect(logSize()).toBeGreaterThan(8_000_000);
  reader.close();
  pass(MINUTE);
  pass(MINUTE);
  expect(logSize()).toBeLessThan(5_000_000);
});

test('replaces a link secret that is too short', () => {
  const folder = temporaryFolder({ 'link-secret': 'x'.repeat(31) });
  const logged: string[] = [];
  const log = (_level: string, _details: object, text: string) => void logged.push(text);
  const secret = readSecret(folder, log);
  expect(logged.join()).toContain('link secret');
  const file = join(folder, 'link-secret');
  chmodSync(file, 0o644);
  expect(readSecret(folder, log)).toEqual(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
