import { hash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { FIELDS, type TourRequest } from '../../shared/tour-request/fields.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import { COLUMNS, type NewRow } from './columns.ts';
import { transact } from './database.ts';
import { hashKey, type Keys } from './keys.ts';
import { countLastHour } from './outbox.ts';
import { isLocked } from './sqlite-errors.ts';
import type { Incoming, Saved } from './storage.ts';

const RECEIPTS_PER_HOUR = 60;

export type Recipients = { notifyTo: readonly string[]; noticesPerHour: number };

export type Attempt = { saved: Saved } | { error: unknown };

export function createSaver(db: DatabaseSync, recipients: Recipients, keys: Keys) {
  const saveOne = createSingleSaver(db, recipients, keys);
  const saveTogether = (group: readonly Incoming[]): Attempt[] => {
    try {
      return transact(db, () => group.map((incoming) => ({ saved: saveOne(incoming) })));
    } catch (error) {
      return group.map(() => ({ error }));
    }
  };
  return (group: readonly Incoming[]): Attempt[] => {
    const attempts = saveTogether(group);
    // One request may have failed the transaction, so each is tried alone, unless the database is locked for all.
    const isRetried = group.length > 1 && attempts.some((attempt) => 'error' in attempt && !isLocked(attempt.error));
    return isRetried ? group.flatMap((incoming) => saveTogether([incoming])) : attempts;
  };
}

function createSingleSaver(db: DatabaseSync, { notifyTo, noticesPerHour }: Recipients, keys: Keys) {
  const byKey = db.prepare('SELECT reference, content_hash AS hash FROM tour_request WHERE idempotency_key = ?');
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
  const receiptsSince = db.prepare("SELECT count(*) AS count FROM outbox WHERE kind = 'receipt' AND created_at > ?");

  let noticesLeft = 0;
  let countedAt = Number.NEGATIVE_INFINITY;
  const mayHaveNotice = (now: number) => {
    // Counted once a minute: with a limit of thousands, counting each time would delay every request.
    if (Math.abs(now - countedAt) >= MINUTE) {
      noticesLeft = noticesPerHour - countLastHour(db, now);
      countedAt = now;
    }
    noticesLeft -= 1;
    return noticesLeft >= 0;
  };

  const needsReceipt = ({ mayHaveReceipt, mayBeOffer, receivedAt }: Incoming, mailbox: string) =>
    mayHaveReceipt &&
    !mayBeOffer &&
    count(receiptsTo.get(mailbox, receivedAt - DAY)) === 0 &&
    count(receiptsSince.get(receivedAt - HOUR)) < RECEIPTS_PER_HOUR;

  return (incoming: Incoming): Saved => {
    const { fields, idempotencyKey, receivedAt, quarantine } = incoming;
    const contentHash = hashContent(fields);
    const known = idempotencyKey === null ? undefined : byKey.get(idempotencyKey);
    if (known) {
      const isSame = Buffer.from(contentHash).equals(known.hash as Uint8Array);
      return isSame ? { outcome: 'known', reference: String(known.reference) } : { outcome: 'key-reused' };
    }
    const mailbox = mailboxOf(fields.email);
    const original =
      idempotencyKey === null ? sameContent.get(contentHash, receivedAt - 10 * MINUTE, quarantine) : undefined;
    const reference = newReference();
    const { lastInsertRowid: id } = insert.run({
      ...fields,
      reference,
      received_at: receivedAt,
      language: incoming.language,
      idempotency_key: idempotencyKey,
      content_hash: contentHash,
      repeat_of: original ? Number(original.id) : null,
      quarantine,
      may_be_offer: Number(incoming.mayBeOffer),
      mailbox,
      key_hash: original ? null : hashKey(keys.ofRequest(reference)),
    } satisfies NewRow);
    if (original) return { outcome: 'repeated', reference };
    if (quarantine === null && notifyTo.length > 0) {
      // Past the limit the next digest lists the request, within minutes.
      if (mayHaveNotice(receivedAt)) {
        for (const recipient of notifyTo) enqueue.run('notice', id, recipient, receivedAt, receivedAt);
      }
      if (needsReceipt(incoming, mailbox)) enqueue.run('receipt', id, null, receivedAt, receivedAt);
    }
    return { outcome: 'stored', reference, quarantine };
  };
}

/** Equal for equal content only. */
export function hashContent(fields: TourRequest): Uint8Array {
  // A field added later counts only where it is filled in, so a form sent before the update keeps its hash.
  const counted = FIELDS.filter(({ name, addedLater }) => !addedLater || fields[name] !== '');
  const parts = counted.map(({ name, addedLater }) => (addedLater ? [name, fields[name]] : fields[name]));
  return hash('sha256', JSON.stringify(parts), 'buffer');
}

/** The mailbox of an address: case, `+tag` and the dots of Gmail make no other mailbox. */
function mailboxOf(email: string) {
  const address = email.trim().toLowerCase();
  const at = Math.max(0, address.lastIndexOf('@'));
  const [user = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at);
  return /^@(gmail|googlemail)\.com$/.test(domain) ? `${user.replaceAll('.', '')}@gmail.com` : `${user}${domain}`;
}

function count(row: unknown) {
  return (row as { count: number }).count;
}

// Without I, L, O and U, which are misheard on the phone or spell words.
const REFERENCE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that people can read to each other, such as 7K3F-9Q2M. */
function newReference(): string {
  const characters = [...randomBytes(8)].map((byte) => REFERENCE_CHARACTERS[byte % 32]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

export function readReference(text: string): string {
  const characters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
