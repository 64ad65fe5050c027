import { hash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { FIELD_NAMES, type TourRequest } from '../../shared/tour-request/fields.ts';
import type { QuarantineReason } from '../../shared/tour-request/status-changes.ts';
import { mailboxOf } from '../mailbox.ts';
import { type CenterTime, DAY, HOUR, MINUTE } from '../time.ts';
import { insertRow, readNumber, transact } from './database.ts';
import { addEmail, addNotices, noticesLeft, REPLACEABLE_SQL } from './outbox.ts';
import { countRequests, STATUS_SQL } from './requests.ts';

export type Incoming = {
  fields: TourRequest;
  language: string;
  receivedAt: number;
  quarantine: QuarantineReason | null;
  /** A browser sent it from our own page, within the limit of its network. */
  mayHaveReceipt: boolean;
};

/** `repeated` has the content of an earlier request, whose promise still counts; `quarantine-full` was not stored. */
export type Saved =
  | { outcome: 'stored'; reference: string; receivedAt: number; quarantine: QuarantineReason | null }
  | { outcome: 'repeated'; reference: string; receivedAt: number }
  | { outcome: 'quarantine-full' };

const RECEIPTS_PER_HOUR = 60;

/** Open requests in quarantine, which attackers can fill. */
const QUARANTINE_LIMIT = 5000;

type Original = { id: number; reference: string; receivedAt: number; writesAgain: number };

/**
 * The earlier request that an incoming one repeats. After someone called, the same words say something new, such as that the family
 * cannot come. A request that was not held back must reach staff, so it is never a repeat of one in quarantine.
 */
const ORIGINAL_SQL = `
  SELECT r.id, r.reference, r.received_at AS receivedAt,
    ${STATUS_SQL.waiting} AND abs(ifnull(r.again_at, 0) - :now) >= ${MINUTE} AS writesAgain
  FROM tour_request r
  WHERE r.content_hash = :contentHash AND r.received_at > :now - ${DAY}
    AND ((${STATUS_SQL.waiting}) OR (:quarantine IS NOT NULL AND ${STATUS_SQL.quarantined}))
  ORDER BY r.id LIMIT 1`;

const RECEIPTS_SINCE_SQL = `
  SELECT count(*) FROM tour_request JOIN outbox ON outbox.tour_request_id = tour_request.id
  WHERE kind = 'receipt' AND created_at > ?1 AND created_at <= ?2`;

/** Saves a request in one transaction with the emails it causes. */
export function saveRequest(db: DatabaseSync, incoming: Incoming, staff: readonly string[], time: CenterTime): Saved {
  const { fields, receivedAt: now, language, quarantine, mayHaveReceipt } = incoming;
  const dueAt = time.deadline(now).at;
  const texts = FIELD_NAMES.map((name) => fields[name]).filter(Boolean);
  const contentHash = hash('sha256', JSON.stringify(texts), 'buffer');

  const insertNew = (): Saved => {
    const mailbox = mailboxOf(fields.email);
    const reference = newReference();
    const id = insertRow(db, 'tour_request', {
      ...fields,
      reference,
      received_at: now,
      due_at: dueAt,
      language,
      content_hash: contentHash,
      mailbox,
      phone_digits: phoneDigits(fields.phone),
      quarantine,
    });
    if (quarantine === null && staff.length > 0) {
      // Past the limit, the next list lists the request.
      if (noticesLeft(db, now) > 0) addNotices(db, staff, `r.id = ${id}`, now);
      const needsReceipt =
        mayHaveReceipt &&
        readNumber(db, `${RECEIPTS_SINCE_SQL} AND mailbox = ?3`, now - DAY, now, mailbox) === 0 &&
        readNumber(db, RECEIPTS_SINCE_SQL, now - HOUR, now) < RECEIPTS_PER_HOUR;
      if (needsReceipt) addEmail(db, 'receipt', { tour_request_id: id }, now);
    }
    return { outcome: 'stored', reference, receivedAt: now, quarantine };
  };

  /** Tells staff that a family who waits wrote again, at most once a minute, in place of an email that was not sent yet. */
  const repeat = ({ id, reference, receivedAt, writesAgain }: Original): Saved => {
    if (writesAgain) {
      const again = 'again_at = ?, again_count = again_count + 1, tried_at = NULL, due_at = min(due_at, ?)';
      db.prepare(`UPDATE tour_request SET ${again} WHERE id = ?`).run(now, dueAt, id);
      // Past the limit, the next list says it.
      if (noticesLeft(db, now) > 0) {
        db.exec(`DELETE FROM outbox WHERE tour_request_id = ${id} AND kind = 'notice' AND ${REPLACEABLE_SQL}`);
        addNotices(db, staff, `r.id = ${id}`, now);
      }
    }
    const isOver = time.deadline(receivedAt).at < now;
    return { outcome: 'repeated', reference, receivedAt: isOver ? now : receivedAt };
  };

  return transact(db, () => {
    const original = db.prepare(ORIGINAL_SQL).get({ contentHash, now, quarantine }) as Original | undefined;
    if (original) return repeat(original);
    const isFull = quarantine !== null && countRequests(db, STATUS_SQL.quarantined) >= QUARANTINE_LIMIT;
    return isFull ? { outcome: 'quarantine-full' } : insertNew();
  });
}

// No I, L, O and U, which are misread or spell words.
const REFERENCE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that people can read to each other, such as 7K3F-9Q2M. */
function newReference(): string {
  const characters = [...randomBytes(8)].map((byte) => REFERENCE_CHARACTERS[byte % 32]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

/** The first ten digits of a phone number, without a country code of 1. */
function phoneDigits(phone: string): string {
  return phone.normalize('NFKC').replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
}
