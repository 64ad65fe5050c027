import { openToRead, pragma } from './database.ts';
import { DatabaseDamaged } from './database-files.ts';

/** The least share of the time, as one part in so many, that the check of the whole database leaves to all other work. */
const REST = 500;

/** Milliseconds between two looks for what was stored: under load a look each time would cost 10 % of all requests a second. */
const READ_PAUSE = 10;

/** Opens the database of a data folder a second time, to read from the disk what the storing connection still has in memory. */
export function openReadBack(dataDir: string) {
  const db = openToRead(dataDir);
  // A column that the index lacks makes it read the rows themselves; one statement, since each begins with a look at the log.
  const countOf = db.prepare(
    'SELECT count(received_at) AS count FROM json_each(?) JOIN tour_request ON reference = value',
  );
  let nextCheckAt = 0;
  let nextReadAt = 0;
  return {
    /** Throws where one of the requests that were just stored cannot be found; within some milliseconds of an earlier look it takes them for stored. */
    expect(references: readonly string[]) {
      const now = performance.now();
      if (now < nextReadAt) return;
      nextReadAt = now + READ_PAUSE;
      if (countOf.get(JSON.stringify(references))?.count !== references.length)
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
