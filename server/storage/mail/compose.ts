import type { Content } from '../../../shared/read-content.ts';
import { isEmailAddress } from '../../../shared/tour-request/fields.ts';
import type { CenterTime } from '../../center-time.ts';
import type { MailSettings } from '../../settings.ts';
import type { OutboxRow, StoredRequest } from '../rows.ts';
import type { Letter } from './letter.ts';
import { type Envelope, type Message, writeMessage } from './message.ts';
import { receiptLetter } from './receipt-letter.ts';
import { createStaffLetters, type Links } from './staff-letters.ts';

/** Writes the message of an outbox row, or null where there is no longer a reason to send one. */
export type Compose = (row: OutboxRow) => Message | null;

type Parts = {
  settings: MailSettings;
  content: Content;
  time: CenterTime;
  /** The request of a number, where there still is one. */
  requestById(id: number): StoredRequest | undefined;
  /** The requests that a digest of a time lists. */
  digested(at: number): StoredRequest[];
  /** The links that letters to staff carry; null where the site was built without the pages that they open. */
  links: Links | null;
};

/** Prepares the writing of messages. */
export function createComposer({ settings, content, time, requestById, digested, links }: Parts): Compose {
  const letters = createStaffLetters(content.staff, time, links);
  const write = (row: OutboxRow): (Envelope & { letter: Letter }) | null => {
    if (row.kind === 'digest') {
      if (!row.recipient) return null;
      const letter = letters.digest(digested(row.createdAt), row.createdAt);
      return { letter, to: row.recipient, about: `digest.${row.createdAt}` };
    }
    const request = row.requestId === null ? undefined : requestById(row.requestId);
    if (!request) return null;
    const family = mailAddress(request);
    // There can be several reminders of one request.
    const about = [row.kind, request.reference, ...(row.kind === 'reminder' ? [row.createdAt] : [])].join('.');
    if (row.kind === 'receipt') return family ? { letter: receiptLetter(request, content), to: family, about } : null;
    if (request.contactedAt !== null || request.closedAt !== null || !row.recipient) return null;
    const letter = row.kind === 'notice' ? letters.notice(request, settings.detail) : letters.reminder(request);
    return { letter, to: row.recipient, replyTo: family ?? undefined, about };
  };
  return (row) => {
    const written = write(row);
    return written && writeMessage(written.letter, written, settings.from, content.facts);
  };
}

/** The address of a family as it may stand in a header, or null where mail could not carry it. */
function mailAddress({ email }: Pick<StoredRequest, 'email'>): string | null {
  const address = email.trim();
  return isEmailAddress(address) && address.length <= 254 && address.indexOf('@') <= 64 ? address : null;
}
