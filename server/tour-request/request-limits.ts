import type { Client } from '../http/client-ip.ts';
import type { Settings } from '../settings.ts';
import { type Clock, MINUTE, SECOND } from '../time.ts';

const WINDOW = 10 * MINUTE;
const MAX_CLIENTS = 50_000;

/** In ten minutes. Few, because the form could be used to mail strangers. */
const RECEIPTS_PER_NETWORK = 10;

export function createRequestLimits(clock: Clock, { softLimit, hardLimit, totalLimit }: Settings) {
  const attempts = createRateLimit(clock, hardLimit);
  const byClient = createRateLimit(clock, softLimit);
  const byNetwork = createRateLimit(clock, softLimit * 2);
  const overall = createRateLimit(clock, totalLimit);
  const receipts = createRateLimit(clock, RECEIPTS_PER_NETWORK);
  return {
    /** Counts every request, including refused ones. */
    attempt: ({ network }: Client) => attempts.count(network),
    /** Counts a valid request. Past the soft limit it is quarantined. */
    storable({ client, network }: Client) {
      const isPast = [byClient.count(client), byNetwork.count(network)].some((counted) => counted.isPast);
      return {
        // A flood from one network must not use up the limit for all.
        isPastSoftLimit: isPast || overall.count('all').isPast,
        /** Undoes the count of a retry, or of a request that could not be stored. */
        forgive() {
          attempts.forgive(network);
          byClient.forgive(client);
          byNetwork.forgive(network);
          if (!isPast) overall.forgive('all');
        },
      };
    },
    mayHaveReceipt: ({ network }: Client): boolean => !receipts.count(network).isPast,
  };
}

/** Counts requests per client for ten minutes, only in memory. */
export function createRateLimit(clock: Clock, max: number) {
  // Dropping the older half at once is faster than deleting single entries from a large Map.
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
    forgive(client: string) {
      const entry = find(client);
      if (entry && entry.count > 0) entry.count -= 1;
    },
  };
}
