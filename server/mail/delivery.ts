import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Connection, StorageUnavailable } from '../storage/connection.ts';
import {
  dueRecipients,
  markDelivered,
  markFailed,
  nextEmail,
  type OutboxEmail,
  removeEmail,
} from '../storage/outbox.ts';
import { type Clock, SECOND } from '../time.ts';
import type { Email } from './compose.ts';
import { DeliveryError, type Mailer } from './mailer.ts';

/** About a day. */
const RECEIPT_ATTEMPTS = 29;
/** For permanent refusals, such as of a mistyped address. */
const REFUSED_RECEIPT_ATTEMPTS = 6;
/** A server that stops has five seconds for everything. */
const STOP_TIMEOUT = 1.5 * SECOND;
/** Characters of a mail server's answer that are kept. */
const MAX_WORDS = 200;

type Options = {
  use: Connection['use'];
  /** Null if the email is about a request that was deleted or answered in the meantime. */
  compose: (queued: OutboxEmail) => Email | null;
  mailer: Mailer;
  clock: Clock;
  log: Log;
};

/** One loop for each mailbox of staff and one for all receipts, each with one email after the other. */
export function createDelivery({ use, compose, mailer, clock, log }: Options) {
  const loops = new Map<string | null, Promise<void>>();
  const stopping = new AbortController();
  const givingUp = new AbortController();

  /** Waits for the database: an email that the mail server accepted must not be sent twice. */
  const record = async (work: (db: DatabaseSync) => void) => {
    for (;;) {
      try {
        return use(work);
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        await setTimeout(SECOND);
      }
    }
  };

  const recordFailure = (queued: OutboxEmail, { code, words, isPermanent }: DeliveryError) => {
    const { id, kind, attempts } = queued;
    const isReceipt = kind === 'receipt';
    log[isReceipt ? 'warn' : 'error']({ email: id, kind, attempts, code }, 'an email was not delivered');
    // Emails to staff are tried without end.
    const isAbandoned = isReceipt && attempts >= (isPermanent ? REFUSED_RECEIPT_ATTEMPTS : RECEIPT_ATTEMPTS);
    // The answer about a receipt may quote the family's address.
    const failure = isReceipt ? code : words.slice(0, MAX_WORDS);
    return record((db) => markFailed(db, queued, failure, clock(), isAbandoned));
  };

  const deliver = async (queued: OutboxEmail) => {
    const { id, kind, attempts } = queued;
    try {
      const email = compose(queued);
      if (!email) return record((db) => removeEmail(db, queued));
      await mailer.send(email, givingUp.signal);
    } catch (error) {
      if (error instanceof DeliveryError) return recordFailure(queued, error);
      throw error;
    }
    await record((db) => markDelivered(db, queued, clock()));
    log.info({ email: id, kind, attempts }, 'an email was delivered');
  };

  const work = async (recipient: string | null) => {
    while (!stopping.signal.aborted) {
      const queued = use((db) => nextEmail(db, recipient, clock()));
      if (!queued) return;
      await deliver(queued);
    }
  };

  // The email stays in the outbox, and the next call of `wake` tries again.
  const postpone = ({ message }: StorageUnavailable) => log.error({ reason: message }, 'deliveries have to wait');

  const idle = async () => {
    while (loops.size > 0) await Promise.all(loops.values());
  };
  return {
    /** Starts a loop for everyone who has due emails and no loop. */
    wake() {
      if (stopping.signal.aborted) return;
      for (const recipient of use((db) => dueRecipients(db, clock()))) {
        if (loops.has(recipient)) continue;
        const loop = work(recipient)
          .catch(postpone)
          .finally(() => loops.delete(recipient));
        loops.set(recipient, loop);
      }
    },
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
