import { type Clock, MINUTE, SECOND } from '../clock.ts';

const WINDOW = 10 * MINUTE;
const MOST_CLIENTS = 50_000;

/** Whether a client is past the limit, and for how many seconds it stays so. */
export type Verdict = { isPast: boolean; retryAfter: number };

/** Counts requests by client, in memory alone. */
export type RateLimit = {
  /** Counts one request of a client and judges it. */
  count(client: string): Verdict;
  /** Takes back a request that was not the client's doing. */
  forgive(client: string): void;
};

/** Starts a count with a limit for ten minutes. */
export function createRateLimit(clock: Clock, most: number): RateLimit {
  // Half of all clients make room at once: a Map that loses its oldest one by one walks over all that it lost before.
  let older = new Map<string, { count: number; until: number }>();
  let newer: typeof older = new Map();
  const find = (client: string) => newer.get(client) ?? older.get(client);
  return {
    count(client) {
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
    forgive(client) {
      const entry = find(client);
      if (entry && entry.count > 0) entry.count -= 1;
    },
  };
}
