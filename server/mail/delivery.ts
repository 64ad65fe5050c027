import { setTimeout } from 'node:timers/promises';
import { describeError, type Log } from '../describe-error.ts';
import type { Outbox, OutboxRow } from '../storage/outbox.ts';
import { isDatabaseError, isTransient } from '../storage/sqlite-errors.ts';
import { type Clock, DAY, SECOND } from '../time.ts';
import type { Compose } from './compose.ts';
import { DeliveryError, type Mailer } from './mailer.ts';

const MAX_CONCURRENT = 4;
const RECEIPT_ATTEMPTS = 6;
/** A service that stops has five seconds for everything. */
const STOP_TIMEOUT = 1.5 * SECOND;

type Options = { outbox: Outbox; compose: Compose; mailer: Mailer; clock: Clock; log: Log };

export function createDelivery({ outbox, compose, mailer, clock, log }: Options) {
  const underWay = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  const givingUp = new AbortController();
  let wasServerDown = false;

  /** Writes to the outbox, again and again: a message that the mail server took must not be sent twice. */
  const record = async (work: () => void) => {
    for (;;) {
      try {
        work();
        return;
      } catch (error) {
        if (!isTransient(error) || stopping.signal.aborted) throw error;
        await setTimeout(SECOND);
      }
    }
  };

  const recordFailure = (row: OutboxRow, { code, isConnection, isPermanent }: DeliveryError) => {
    const now = clock();
    outbox.failed(row, code, now);
    const isReceipt = row.kind === 'receipt';
    const details = { message: row.id, kind: row.kind, attempts: row.attempts, code };
    log(isReceipt ? 'warn' : 'error', details, 'a message was not delivered');
    if (isConnection) wasServerDown = true;
    // A mistyped address of a family never gets better; messages to staff are tried without end.
    const isHopeless = isPermanent ? row.attempts >= RECEIPT_ATTEMPTS : now - row.createdAt > DAY;
    if (isReceipt && isHopeless) outbox.abandoned(row.id, now);
  };

  const deliver = async (row: OutboxRow) => {
    const message = compose(row);
    if (!message) return record(() => outbox.abandoned(row.id, clock()));
    try {
      await mailer.send(message, givingUp.signal);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return record(() => recordFailure(row, error));
    }
    await record(() => {
      outbox.delivered(row.id, clock());
      if (wasServerDown) outbox.retryFailed(clock());
      wasServerDown = false;
    });
    log('info', { message: row.id, kind: row.kind, attempts: row.attempts }, 'a message was delivered');
  };

  const wake = () => {
    if (stopping.signal.aborted || underWay.size >= MAX_CONCURRENT) return;
    for (const row of outbox.claim(clock(), MAX_CONCURRENT - underWay.size)) {
      // A delivery can outlive its lease.
      if (underWay.has(row.id)) continue;
      const work = deliver(row)
        .finally(() => underWay.delete(row.id))
        .then(wake)
        .catch(postpone);
      underWay.set(row.id, work);
    }
  };

  // The message stays in the outbox. A crash would fail requests that wait to be saved.
  const postpone = (error: unknown) => {
    if (!isDatabaseError(error)) throw error;
    log('error', describeError(error as Error), 'deliveries have to wait');
  };

  const idle = async () => {
    while (underWay.size > 0) await Promise.all(underWay.values());
  };
  return {
    wake,
    idle,
    async stop() {
      stopping.abort();
      await Promise.race([idle(), setTimeout(STOP_TIMEOUT)]);
      // A delivery that hangs is aborted while its failure can still be recorded.
      givingUp.abort();
      await idle();
    },
  };
}
