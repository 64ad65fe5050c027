import { type Clock, MINUTE, SECOND } from '../clock.ts';

const WINDOW = 10 * MINUTE;
const MAX_CLIENTS = 50_000;

/** Counts requests by client for ten minutes, in memory only. */
export function createRateLimit(clock: Clock, max: number) {
  // The older half is dropped at once: deleting single entries from a large Map gets slower with each.
  let older = new Map<string, { count: number; until: number }>();
  let newer: typeof older = new Map();
  const find = (client: string) => newer.get(client) ?? older.get(client);
  return {
    /** Counts a request; `retryAfter` is in seconds. */
    count(client: string) {
      const now = clock();
      let entry = find(client);
      if (!entry || entry.until <= now) {
        if (newer.size >= MAX_CLIENTS / 2) [older, newer] = [newer, new Map()];
        entry = { count: 0, until: now + WINDOW };
        newer.set(client, entry);
      }
      entry.count += 1;
      return { isPast: entry.count > max, retryAfter: Math.ceil((entry.until - now) / SECOND) };
    },
    /** Takes back a request that failed through no fault of the client. */
    forgive(client: string) {
      const entry = find(client);
      if (entry && entry.count > 0) entry.count -= 1;
    },
  };
}
