import type { Client } from '../http/client-ip.ts';
import type { Settings } from '../settings.ts';
import { type Clock, MINUTE, SECOND } from '../time.ts';

const WINDOW = 10 * MINUTE;
const MAX_CLIENTS = 50_000;

/** In ten minutes; a network sends few real requests, and a receipt can go to any address. */
const RECEIPTS_PER_NETWORK = 10;

export function createRequestLimits(clock: Clock, { softLimit, hardLimit, totalLimit }: Settings) {
  const attempts = createRateLimit(clock, hardLimit);
  const byClient = createRateLimit(clock, softLimit);
  const byNetwork = createRateLimit(clock, softLimit * 2);
  const overall = createRateLimit(clock, totalLimit);
  const receipts = createRateLimit(clock, RECEIPTS_PER_NETWORK);
  return {
    /** Counts an attempt, refused ones included. */
    attempt: ({ network }: Client) => attempts.count(network),
    /** Counts a request that can be stored; past the soft limit it belongs into quarantine. */
    storable({ client, network }: Client) {
      const isPast = [byClient.count(client), byNetwork.count(network)].some((counted) => counted.isPast);
      return {
        // A flood from one network does not use up the limit for all.
        isPastSoftLimit: isPast || overall.count('all').isPast,
        /** Takes back a request that failed through no fault of the client. */
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
    forgive(client: string) {
      const entry = find(client);
      if (entry && entry.count > 0) entry.count -= 1;
    },
  };
}
