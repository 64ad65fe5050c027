import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { FIELDS, type TourRequest } from '../../shared/tour-request/fields.ts';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { isLocked } from '../passing-error.ts';
import { COLUMNS, type NewRow } from './columns.ts';
import { transact } from './database.ts';
import { hashKey, type Keys } from './keys.ts';
import { messageShape } from './message-shape.ts';
import type { Incoming, Saved } from './messages.ts';
import { newReference } from './reference.ts';

const RECEIPTS_PER_HOUR = 60;

/** For how long much the same message is remembered. */
const ALIKE_WITHIN = 30 * DAY;

/** Who is told of requests, and how many notices an hour each gets before the rest comes as one list. */
export type Staff = { notifyTo: readonly string[]; noticesPerHour: number };

/** What one of a group came to: saved, or the error that stopped it. */
export type Attempt = { saved: Saved } | { error: unknown };

/** Stores all that wait in one transaction, with the messages they cause; returns once they are on disk. */
export type Saver = (group: readonly Incoming[]) => Attempt[];

/** Prepares the storing of tour requests. */
export function createSaver(db: DatabaseSync, staff: Staff, keys: Keys): Saver {
  const saveOne = createSingleSaver(db, staff, keys);
  const saveTogether = (group: readonly Incoming[]): Attempt[] => {
    try {
      return transact(db, () => group.map((incoming) => ({ saved: saveOne(incoming) })));
    } catch (error) {
      return group.map(() => ({ error }));
    }
  };
  return (group) => {
    const attempts = saveTogether(group);
    // One of them may be the cause, unless another process holds them all up: alone, the others can still be kept.
    const isBroken = group.length > 1 && attempts.some((attempt) => 'error' in attempt && !isLocked(attempt.error));
    return isBroken ? group.flatMap((incoming) => saveTogether([incoming])) : attempts;
  };
}

function createSingleSaver(db: DatabaseSync, { notifyTo, noticesPerHour }: Staff, keys: Keys) {
  const byKey = db.prepare('SELECT reference, content_hash AS digest FROM tour_request WHERE idempotency_key = ?');
  const sameContent = db.prepare(`
    SELECT id FROM tour_request
    WHERE content_hash = ? AND received_at > ? AND repeat_of IS NULL AND (quarantine IS NULL OR ? IS NOT NULL)
    ORDER BY id LIMIT 1`);
  const insert = db.prepare(`
    INSERT INTO tour_request (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map((column) => `:${column}`).join(', ')})`);
  const enqueue = db.prepare(`
    INSERT INTO outbox (kind, tour_request_id, recipient, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?)`);
  const receiptsTo = db.prepare(`
    SELECT count(*) AS count FROM tour_request JOIN outbox ON outbox.tour_request_id = tour_request.id
    WHERE mailbox = ? AND kind = 'receipt' AND created_at > ?`);
  const alike = db.prepare(`
    SELECT count(*) AS count FROM (
      SELECT 1 FROM tour_request WHERE message_shape = ? AND received_at > ? AND mailbox <> ? LIMIT 3)`);
  const noticesSince = db.prepare(`
    SELECT count(*) AS count FROM (
      SELECT 1 FROM outbox WHERE kind = 'notice' AND created_at > ? AND recipient = ? LIMIT ?)`);
  const receiptsSince = db.prepare("SELECT count(*) AS count FROM outbox WHERE kind = 'receipt' AND created_at > ?");

  let room = 0;
  let countedAt = Number.NEGATIVE_INFINITY;
  const mayHaveNotice = (now: number) => {
    // Counted once a minute: a desk that allows thousands of notices an hour would make each family wait for the count.
    if (Math.abs(now - countedAt) >= MINUTE) {
      room = noticesPerHour - count(noticesSince.get(now - HOUR, notifyTo[0] ?? '', noticesPerHour));
      countedAt = now;
    }
    room -= 1;
    return room >= 0;
  };

  const mayHaveReceipt = ({ isFromPage, receivedAt }: Incoming, mailbox: string) =>
    isFromPage &&
    count(receiptsTo.get(mailbox, receivedAt - DAY)) === 0 &&
    count(receiptsSince.get(receivedAt - HOUR)) < RECEIPTS_PER_HOUR;

  const reasonToWait = ({ quarantine, suspicion, receivedAt }: Incoming, shape: Uint8Array | null, mailbox: string) => {
    if (quarantine || !suspicion) return quarantine;
    const earlier = shape && suspicion.alike > 0 ? count(alike.get(shape, receivedAt - ALIKE_WITHIN, mailbox)) : 0;
    return earlier >= suspicion.alike ? suspicion.reason : null;
  };

  return (incoming: Incoming): Saved => {
    const { fields, key, receivedAt } = incoming;
    const digest = contentHash(fields);
    const known = key === null ? undefined : (byKey.get(key) as { reference: string; digest: Uint8Array } | undefined);
    if (known) {
      const isSame = Buffer.from(digest).equals(known.digest);
      return isSame ? { outcome: 'known', reference: known.reference } : { outcome: 'key-reused' };
    }
    const shape = messageShape(fields.message);
    const mailbox = mailboxOf(fields.email);
    const quarantine = reasonToWait(incoming, shape, mailbox);
    const original =
      key === null
        ? (sameContent.get(digest, receivedAt - 10 * MINUTE, quarantine) as { id: number } | undefined)
        : undefined;
    const reference = newReference();
    const { lastInsertRowid: id } = insert.run({
      ...fields,
      reference,
      received_at: receivedAt,
      language: incoming.language,
      idempotency_key: key,
      content_hash: digest,
      repeat_of: original?.id ?? null,
      quarantine,
      message_shape: shape,
      mailbox,
      key_hash: original ? null : hashKey(keys.ofRequest(reference)),
    } satisfies NewRow);
    if (original) return { outcome: 'repeated', reference };
    if (quarantine === null && notifyTo.length > 0) {
      // Past that number the next digest tells of the request, within minutes.
      if (mayHaveNotice(receivedAt)) {
        for (const recipient of notifyTo) enqueue.run('notice', id, recipient, receivedAt, receivedAt);
      }
      if (mayHaveReceipt(incoming, mailbox)) enqueue.run('receipt', id, null, receivedAt, receivedAt);
    }
    return { outcome: 'stored', reference, quarantine };
  };
}

/** A digest of what the family wrote, equal for equal content only. */
export function contentHash(fields: TourRequest): Uint8Array {
  // A field added later counts only where it is filled in: the same form, sent again after the server has learned of the
  // field, is still the same.
  const counted = FIELDS.filter(({ name, addedLater }) => !addedLater || fields[name] !== '');
  const parts = counted.map(({ name, addedLater }) => (addedLater ? [name, fields[name]] : fields[name]));
  return hash('sha256', JSON.stringify(parts), 'buffer');
}

/** Where mail to an address ends up: capital letters, and what follows a plus sign, make no other mailbox. */
function mailboxOf(email: string) {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [user = ''] = address.slice(0, Math.max(0, at)).split('+');
  return `${user}${address.slice(Math.max(0, at))}`;
}

function count(row: unknown) {
  return (row as { count: number }).count;
}
