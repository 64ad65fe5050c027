import { setTimeout } from 'node:timers/promises';
import { type Clock, DAY, SECOND } from '../../clock.ts';
import { describeError } from '../../log.ts';
import { isPassing } from '../database.ts';
import type { Outbox, OutboxRow } from '../outbox.ts';
import type { Log } from '../storage-service.ts';
import type { Compose } from './compose.ts';
import { DeliveryError, type Mailer } from './mailer.ts';

const AT_ONCE = 4;
const RECEIPT_ATTEMPTS = 6;
/** A stopping service has five seconds for everything. */
const STOP_TIMEOUT = 1.5 * SECOND;

/** Works through the outbox. */
export type Delivery = {
  /** Starts whatever is due. */
  wake(): void;
  /** Starts nothing more; fulfilled when what is under way has ended. */
  stop(): Promise<void>;
  /** Fulfilled when nothing is under way. */
  idle(): Promise<void>;
};

type Parts = { outbox: Outbox; compose: Compose; mailer: Mailer; clock: Clock; log: Log };

/** Prepares the delivery of what waits in the outbox. */
export function createDelivery({ outbox, compose, mailer, clock, log }: Parts): Delivery {
  const underWay = new Map<number, Promise<void>>();
  const abort = new AbortController();
  let stopped = false;
  let wasDown = false;

  const wake = () => {
    if (stopped || underWay.size >= AT_ONCE) return;
    for (const row of claim()) {
      // A delivery that outlives its lease is still this process's own.
      if (underWay.has(row.id)) continue;
      const work = deliver(row)
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
    if (!isPassing(error)) throw error;
    log('error', describeError(error as Error), 'deliveries have to wait');
  };

  const deliver = async (row: OutboxRow) => {
    const message = compose(row);
    if (!message) return record(() => outbox.abandoned(row.id, clock()));
    try {
      await mailer.send(message, abort.signal);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return record(() => noteFailure(row, error));
    }
    await record(() => {
      outbox.delivered(row.id, clock());
      if (wasDown) outbox.hasten(clock());
      wasDown = false;
    });
    log('info', { message: row.id, kind: row.kind, attempts: row.attempts }, 'a message was delivered');
  };

  // What the mail server took must not be sent again because a full disk kept us from noting it.
  const record = async (work: () => unknown) => {
    for (;;) {
      try {
        work();
        return;
      } catch (error) {
        if (!isPassing(error) || stopped) throw error;
        await setTimeout(SECOND);
      }
    }
  };

  const noteFailure = (row: OutboxRow, error: DeliveryError) => {
    const now = clock();
    outbox.failed(row, error.code, now);
    const isFamily = row.kind === 'receipt';
    log(
      isFamily ? 'warn' : 'error',
      { message: row.id, kind: row.kind, attempts: row.attempts, code: error.code },
      'a message was not delivered',
    );
    if (error.isConnection) wasDown = true;
    // A family's mistyped address never gets better; staff are logged without end.
    const isHopeless = error.isPermanent ? row.attempts >= RECEIPT_ATTEMPTS : now - row.createdAt > DAY;
    if (isFamily && isHopeless) outbox.abandoned(row.id, now);
  };

  const idle = async () => {
    while (underWay.size > 0) await Promise.all(underWay.values());
  };
  return {
    wake,
    idle,
    async stop() {
      stopped = true;
      await Promise.race([idle(), setTimeout(STOP_TIMEOUT)]);
      // What hangs is given up while it can still be noted as not delivered.
      abort.abort();
      await idle();
    },
  };
}
