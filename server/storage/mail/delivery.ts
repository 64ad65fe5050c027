import { setTimeout } from 'node:timers/promises';
import { SECOND } from '../../clock.ts';
import { describeError } from '../../log.ts';
import { isOfStorage } from '../../passing-error.ts';
import { createAttempt, type Parts } from './attempt.ts';

const AT_ONCE = 4;
/** A stopping service has five seconds for everything. */
const STOP_TIMEOUT = 1.5 * SECOND;

/** Prepares the delivery of what waits in the outbox, a few messages at a time. */
export function createDelivery(parts: Parts) {
  const { outbox, clock, log } = parts;
  const underWay = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const attempt = createAttempt(parts, stopping.signal, givingUp.signal);

  /** Starts whatever is due. */
  const wake = () => {
    if (stopping.signal.aborted || underWay.size >= AT_ONCE) return;
    for (const row of claim()) {
      // A delivery that outlives its lease is still this process's own.
      if (underWay.has(row.id)) continue;
      const work = attempt(row)
        .catch(putOff)
        .finally(() => {
          underWay.delete(row.id);
          wake();
        });
      underWay.set(row.id, work);
    }
  };

  const claim = () => {
    try {
      return outbox.claim(clock(), AT_ONCE - underWay.size);
    } catch (error) {
      putOff(error);
      return [];
    }
  };

  // What was not delivered stays in the outbox and comes round again; a thread that ends takes waiting families with it.
  const putOff = (error: unknown) => {
    if (!isOfStorage(error)) throw error;
    log('error', describeError(error as Error), 'deliveries have to wait');
  };

  /** Fulfilled when nothing is under way. */
  const idle = async () => {
    while (underWay.size > 0) await Promise.all(underWay.values());
  };
  return {
    wake,
    idle,
    /** Starts nothing more; fulfilled when what is under way has ended. */
    async stop() {
      stopping.abort();
      await Promise.race([idle(), setTimeout(STOP_TIMEOUT)]);
      // What hangs is given up while it can still be noted as not delivered.
      givingUp.abort();
      await idle();
    },
  };
}
