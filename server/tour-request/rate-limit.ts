import { type Clock, MINUTE, SECOND } from '../time.ts';

const WINDOW = 10 * MINUTE;
const MAX_CLIENTS = 50_000;

/** `retryAfter` is in seconds. */
export type Count = { isPast: boolean; retryAfter: number; undo(): void };

/** Returns a function that counts a request of a client in ten minutes, only in memory. */
export function createRateLimit(clock: Clock, max: number): (client: string) => Count {
  // Dropping the older half at once is faster than deleting single entries from a large Map.
  let older = new Map<string, { count: number; until: number }>();
  let newer: typeof older = new Map();
  return (client: string) => {
    const now = clock();
    let entry = newer.get(client) ?? older.get(client);
    // The clock may have been ahead.
    if (!entry || entry.until <= now || entry.until > now + WINDOW) {
      if (newer.size >= MAX_CLIENTS / 2) [older, newer] = [newer, new Map()];
      entry = { count: 0, until: now + WINDOW };
      newer.set(client, entry);
    }
    const counted = entry;
    counted.count += 1;
    return {
      isPast: counted.count > max,
      retryAfter: Math.ceil((counted.until - now) / SECOND),
      undo() {
        counted.count -= 1;
      },
    };
  };
}
