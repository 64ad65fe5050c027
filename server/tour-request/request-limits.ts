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
    attempt: ({ network }: Client) => attempts(network),
    /** Counts a valid request after its attempt. Past the soft limit it is quarantined. */
    valid({ client, network }: Client, attempt: Count) {
      const counts = [attempt, byClient(client), byNetwork(network)];
      // A flood from one network must not use up the limit for all.
      if (!counts.some(({ isPast }) => isPast)) counts.push(overall('all'));
      return {
        isPastSoftLimit: counts.some(({ isPast }) => isPast),
        undo() {
          for (const count of counts) count.undo();
        },
      };
    },
    mayHaveReceipt: ({ network }: Client): boolean => !receipts(network).isPast,
  };
}

/** `retryAfter` is in seconds. */
type Count = { isPast: boolean; retryAfter: number; undo(): void };

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
