import type { Client } from '../http/client-ip.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../time.ts';
import { type Count, createRateLimit } from './rate-limit.ts';

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
