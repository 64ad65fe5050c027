import { type Clock, MINUTE, SECOND } from '../clock.ts';

const WINDOW = 10 * MINUTE;
const MOST_CLIENTS = 50_000;

/** Whether a client may go on: freely, into quarantine, or not before `retryAfter` seconds. */
export type Verdict = { kind: 'free' | 'suspect' } | { kind: 'refused'; retryAfter: number };

/** Counts requests by client, in memory alone. */
export type RateLimit = {
  /** Counts one request of a client and judges it. */
  count(client: string): Verdict;
  /** Takes back a request that turned out to be a retry of one already stored. */
  forgive(client: string): void;
};

/** Starts a count with two limits for ten minutes each. */
export function createRateLimit(
  clock: Clock,
  { softLimit, hardLimit }: { softLimit: number; hardLimit: number },
): RateLimit {
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
      if (entry.count >= hardLimit) return { kind: 'refused', retryAfter: Math.ceil((entry.until - now) / SECOND) };
      entry.count += 1;
      return { kind: entry.count > softLimit ? 'suspect' : 'free' };
    },
    forgive(client) {
      const entry = clients.get(client);
      if (entry && entry.count > 0) entry.count -= 1;
    },
  };
}
