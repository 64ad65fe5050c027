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
  const clients = new Map<string, { count: number; until: number }>();
  const makeRoom = (now: number) => {
    // The map is in order of expiry, since a client whose window begins anew moves to its end.
    for (const [client, { until }] of clients) {
      if (until > now && clients.size < MOST_CLIENTS) break;
      clients.delete(client);
    }
  };
  return {
    count(client) {
      const now = clock();
      let entry = clients.get(client);
      if (!entry || entry.until <= now) {
        if (clients.size >= MOST_CLIENTS) makeRoom(now);
        clients.delete(client);
        entry = { count: 0, until: now + WINDOW };
        clients.set(client, entry);
      }
      entry.count += 1;
      return { isPast: entry.count > most, retryAfter: Math.ceil((entry.until - now) / SECOND) };
    },
    forgive(client) {
      const entry = clients.get(client);
      if (entry && entry.count > 0) entry.count -= 1;
    },
  };
}
