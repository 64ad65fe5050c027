import { setTimeout } from 'node:timers/promises';
import { type Clock, DAY, SECOND } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { isPassing } from '../../passing-error.ts';
import type { OutboxRow } from '../rows.ts';
import type { Compose } from './compose.ts';
import { DeliveryError, type Mailer } from './mailer.ts';

const RECEIPT_ATTEMPTS = 6;

/** Where messages wait, and where it is noted what became of them; times are milliseconds since 1970. */
export type Outbox = {
  claim(now: number, most: number): OutboxRow[];
  delivered(id: number, now: number): void;
  failed(row: OutboxRow, code: string, now: number): void;
  abandoned(id: number, now: number): void;
  hasten(now: number): void;
};

/** What delivery works with. */
export type Parts = {
  outbox: Outbox;
  compose: Compose;
  mailer: Mailer;
  clock: Clock;
  log: Log;
};

/** Prepares one attempt to deliver a message: it is written, sent, and noted as delivered, failed or abandoned. */
export function createAttempt(
  { outbox, compose, mailer, clock, log }: Parts,
  stopping: AbortSignal,
  givingUp: AbortSignal,
): (row: OutboxRow) => Promise<void> {
  let wasDown = false;

  // What the mail server took must not be sent again because a full disk kept us from noting it.
  const note = async (work: () => void) => {
    for (;;) {
      try {
        work();
        return;
      } catch (error) {
        if (!isPassing(error) || stopping.aborted) throw error;
        await setTimeout(SECOND);
      }
    }
  };

  const noteFailure = (row: OutboxRow, { code, isConnection, isPermanent }: DeliveryError) => {
    const now = clock();
    outbox.failed(row, code, now);
    const isFamily = row.kind === 'receipt';
    const details = { message: row.id, kind: row.kind, attempts: row.attempts, code };
    log(isFamily ? 'warn' : 'error', details, 'a message was not delivered');
    if (isConnection) wasDown = true;
    // A family's mistyped address never gets better; staff are told without end.
    const isHopeless = isPermanent ? row.attempts >= RECEIPT_ATTEMPTS : now - row.createdAt > DAY;
    if (isFamily && isHopeless) outbox.abandoned(row.id, now);
  };

  return async (row) => {
    const message = compose(row);
    if (!message) return note(() => outbox.abandoned(row.id, clock()));
    try {
      await mailer.send(message, givingUp);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return note(() => noteFailure(row, error));
    }
    await note(() => {
      outbox.delivered(row.id, clock());
      // Everything else that could not reach the mail server need not wait any longer.
      if (wasDown) outbox.hasten(clock());
      wasDown = false;
    });
    log('info', { message: row.id, kind: row.kind, attempts: row.attempts }, 'a message was delivered');
  };
}
