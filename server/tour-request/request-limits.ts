import type { Clock } from '../clock.ts';
import type { Client } from '../http/client.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { Settings } from '../settings.ts';

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
    /** Counts a request that can be stored, and says whether it belongs into quarantine. */
    isPastSoftLimit({ client, network }: Client): boolean {
      const isPast = [byClient.count(client), byNetwork.count(network)].some((counted) => counted.isPast);
      // A flood from one network does not use up the limit for all.
      return isPast || overall.count('all').isPast;
    },
    /** Counts a receipt, and says whether it may be sent. */
    mayHaveReceipt: ({ network }: Client): boolean => !receipts.count(network).isPast,
    /** Takes back a request that failed through no fault of the client. */
    forgive({ client, network }: Client) {
      attempts.forgive(network);
      byClient.forgive(client);
      byNetwork.forgive(network);
    },
  };
}
