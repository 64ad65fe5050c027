import { openToRead, pragma } from './database.ts';
import { DatabaseDamaged } from './database-files.ts';

/** The least share of the time, as one part in so many, that the check of the whole database leaves to all other work. */
const REST = 500;

/** Opens the database of a data folder a second time, to read from the disk what the storing connection still has in memory. */
export function openReadBack(dataDir: string) {
  const db = openToRead(dataDir);
  const byReference = db.prepare('SELECT 1 FROM tour_request WHERE reference = ?');
  let nextCheckAt = 0;
  return {
    /** Throws where a request that was just stored cannot be found. */
    expect(references: readonly string[]) {
      if (!references.every((reference) => byReference.get(reference)))
        throw new DatabaseDamaged('A request that was stored cannot be read back');
    },
    /** Throws where the structure of the database is damaged. The larger the database, the less often it looks. */
    checkWhole() {
      const startedAt = performance.now();
      if (startedAt < nextCheckAt) return;
      const verdict = pragma(db, 'quick_check(1)');
      const endedAt = performance.now();
      nextCheckAt = endedAt + (endedAt - startedAt) * REST;
      if (verdict !== 'ok') throw new DatabaseDamaged(`SQLite's check of the database: ${verdict}`);
    },
    /** Closes this connection. */
    close: () => db.close(),
  };
}
