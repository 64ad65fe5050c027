import { setTimeout } from 'node:timers/promises';
import { describeError, type Log } from '../describe-error.ts';
import type { Outbox, OutboxEmail } from '../storage/outbox.ts';
import { isDatabaseError, isTransient } from '../storage/sqlite-errors.ts';
import { type Clock, SECOND } from '../time.ts';
import type { Compose } from './compose.ts';
import { DeliveryError, type Mailer } from './mailer.ts';

/** About a day. */
const RECEIPT_ATTEMPTS = 29;
/** For permanent refusals, such as of a mistyped address. */
const REFUSED_RECEIPT_ATTEMPTS = 6;
/** A service that stops has five seconds for everything. */
const STOP_TIMEOUT = 1.5 * SECOND;

type Options = { outbox: Outbox; compose: Compose; mailer: Mailer; clock: Clock; log: Log };

export function createDelivery({ outbox, compose, mailer, clock, log }: Options) {
  const underWay = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  const givingUp = new AbortController();

  /** Retries a write to the outbox: an email that the mail server accepted must not be sent twice. */
  const record = async (work: () => unknown) => {
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

  const recordFailure = (queued: OutboxEmail, { code, isPermanent }: DeliveryError) => {
    const { id, kind, attempts } = queued;
    const isReceipt = kind === 'receipt';
    outbox.failed(queued, code, clock());
    log(isReceipt ? 'warn' : 'error', { email: id, kind, attempts, code }, 'an email was not delivered');
    // Emails to staff are tried without end.
    if (isReceipt && attempts >= (isPermanent ? REFUSED_RECEIPT_ATTEMPTS : RECEIPT_ATTEMPTS))
      outbox.abandoned(id, clock());
  };

  const deliver = async (queued: OutboxEmail) => {
    const { id, kind, attempts } = queued;
    const email = compose(queued);
    if (!email) return record(() => outbox.removed(id));
    try {
      await mailer.send(email, givingUp.signal);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return record(() => recordFailure(queued, error));
    }
    await record(() => outbox.delivered(id, clock()));
    log('info', { email: id, kind, attempts }, 'an email was delivered');
  };

  const wake = () => {
    if (stopping.signal.aborted) return;
    for (const queued of outbox.claim(clock(), underWay.keys())) {
      const work = deliver(queued)
        .finally(() => underWay.delete(queued.id))
        .then(wake)
        .catch(postpone);
      underWay.set(queued.id, work);
    }
  };

  // The email stays in the outbox. A crash would fail requests that wait to be saved.
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
      // Abort a hanging delivery while its failure can still be recorded.
      givingUp.abort();
      await idle();
    },
  };
}
