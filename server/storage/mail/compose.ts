import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Content } from '../../../shared/read-content.ts';
import { isEmailAddress } from '../../../shared/tour-request/fields.ts';
import type { CenterTime } from '../../center-time.ts';
import type { MailSettings } from '../../settings.ts';
import type { OutboxRow } from '../outbox.ts';
import { digested, requestById, type StoredRequest } from '../requests.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';
import type { Message } from './mailer.ts';
import { messageId } from './message-id.ts';
import { receiptLetter } from './receipt-letter.ts';
import { createStaffLetters } from './staff-letters.ts';

/** Writes the message of an outbox row, or null where there is no longer a reason to send one. */
export type Compose = (row: OutboxRow) => Message | null;

/** Prepares the writing of messages. */
export function createComposer(db: DatabaseSync, mail: MailSettings, content: Content, time: CenterTime): Compose {
  const letters = createStaffLetters(content.staff, time);
  const write = (row: OutboxRow): { letter: Letter; to: string; replyTo?: string; about: string } | null => {
    if (row.kind === 'digest') {
      const requests = digested(db, row.createdAt);
      if (requests.length === 0 || !row.recipient) return null;
      return { letter: letters.digest(requests), to: row.recipient, about: String(row.createdAt) };
    }
    const request = row.requestId === null ? undefined : requestById(db, row.requestId);
    if (!request) return null;
    const family = mailAddress(request);
    if (row.kind === 'receipt')
      return family ? { letter: receiptLetter(request, content), to: family, about: request.reference } : null;
    if (request.contactedAt !== null || !row.recipient) return null;
    const letter = row.kind === 'notice' ? letters.notice(request, mail.detail) : letters.reminder(request);
    return { letter, to: row.recipient, replyTo: family ?? undefined, about: request.reference };
  };
  return (row) => {
    const written = write(row);
    if (!written) return null;
    const { letter, to, replyTo, about } = written;
    return {
      to,
      replyTo,
      subject: letter.subject,
      text: letterText(letter, content.facts),
      html: letterHtml(letter, content.facts),
      messageId: messageId(mail.from, row.kind, about, digest(to)),
    };
  };
}

/** The address of a family as it may stand in a header, or null where mail could not carry it. */
function mailAddress({ email }: Pick<StoredRequest, 'email'>): string | null {
  const address = email.trim();
  return isEmailAddress(address) && address.length <= 254 && address.indexOf('@') <= 64 ? address : null;
}

// The identity stays the same at every attempt, and does not tell an address to whoever reads the header.
function digest(to: string) {
  return createHash('sha256').update(to).digest('hex').slice(0, 12);
}
