import { type Clock, MINUTE, SECOND } from '../clock.ts';

const WINDOW = 10 * MINUTE;
const MOST_CLIENTS = 50_000;

/** Starts a count of requests by client, in memory alone, with a limit for ten minutes. */
export function createRateLimit(clock: Clock, most: number) {
  // Half of all clients make room at once: a Map that loses its oldest one by one walks over all that it lost before.
  let older = new Map<string, { count: number; until: number }>();
  let newer: typeof older = new Map();
  const find = (client: string) => newer.get(client) ?? older.get(client);
  return {
    /** Counts one request of a client: whether it is past the limit, and for how many seconds the client stays so. */
    count(client: string) {
      const now = clock();
      let entry = find(client);
      if (!entry || entry.until <= now) {
        if (newer.size >= MOST_CLIENTS / 2) [older, newer] = [newer, new Map()];
        entry = { count: 0, until: now + WINDOW };
        newer.set(client, entry);
      }
      entry.count += 1;
      return { isPast: entry.count > most, retryAfter: Math.ceil((entry.until - now) / SECOND) };
    },
    /** Takes back a request that was not the client's doing. */
    forgive(client: string) {
      const entry = find(client);
      if (entry && entry.count > 0) entry.count -= 1;
    },
  };
}
