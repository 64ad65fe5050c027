import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE, transact } from './database.ts';

/** Prepares a function that throws where requests cannot be written just now: it writes like one and leaves no request behind. */
export function createProofOfWriting(db: DatabaseSync): (now: number) => void {
  const insert = db.prepare(`
    INSERT INTO tour_request (reference, received_at, language, name, address, email, phone, message, content_hash)
    VALUES ('proof', ?, 'en', '', '', '', '', '', x'')`);
  const write = db.prepare('INSERT OR REPLACE INTO proof_of_writing (id, written_at) VALUES (1, ?)');
  return (now) =>
    transact(db, () => {
      db.exec('SAVEPOINT proof');
      insert.run(now);
      db.exec('ROLLBACK TO proof; RELEASE proof');
      write.run(now);
    });
}

/** The files of the database are no longer those that were opened: what is written to them would be lost. */
export class DatabaseReplaced extends Error {
  override name = 'DatabaseReplaced';
}

/** Prepares a function that throws a `DatabaseReplaced` once the files of an open database were removed or replaced. */
export function watchDatabaseFiles(dataDir: string): () => void {
  const files = ['', '-wal'].map((suffix) => join(dataDir, DATABASE_FILE + suffix));
  const opened = new Map<string, bigint>();
  return () => {
    for (const file of files) {
      const found = statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
      const known = opened.get(file);
      if (known !== undefined && found !== known) throw new DatabaseReplaced(`${file} was removed or replaced`);
      if (found !== undefined) opened.set(file, found);
    }
  };
}
