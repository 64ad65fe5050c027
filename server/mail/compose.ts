import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Content } from '../../shared/read-content.ts';
import { isEmailAddress } from '../../shared/tour-request/fields.ts';
import { addressOf } from '../mailbox.ts';
import type { MailSettings } from '../settings.ts';
import type { Keys } from '../storage/keys.ts';
import type { OutboxEmail } from '../storage/outbox.ts';
import { BY_URGENCY, requestsWhere, type StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import { type EmailContent, emailHtml, emailText } from './email-layout.ts';
import { receiptEmail } from './receipt-email.ts';
import { createStaffEmails } from './staff-emails.ts';

export type Email = {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that mail programs recognize duplicates. */
  messageId: string;
};

/** Composes an email of the outbox; null if its request was deleted or answered in the meantime. */
export type Compose = (queued: OutboxEmail) => Email | null;

type Options = {
  settings: MailSettings;
  content: Content;
  time: CenterTime;
  db: DatabaseSync;
  keys: Keys;
};

export function createComposer({ settings, content, time, db, keys }: Options): Compose {
  const emails = createStaffEmails(content, time, keys);
  const domain = settings.from.replace(/>\s*$/, '').split('@').at(-1);
  /** `id` is unique for each email to the same person. */
  const email = (written: EmailContent, id: string, to: string, replyTo?: string): Email => ({
    to,
    replyTo,
    subject: written.subject,
    text: emailText(written, content.facts),
    html: emailHtml(written, content.facts),
    // The recipient is hashed, since others can read a Message-ID.
    messageId: `<${id}.${hash('sha256', to).slice(0, 12)}@${domain}>`,
  });
  const digest = (createdAt: number, recipient: string) => {
    const listed = requestsWhere(db, 'r.digested_at = ? AND r.contacted_at IS NULL AND r.closed_at IS NULL', {
      values: [createdAt],
      order: BY_URGENCY,
    });
    return email(emails.digest(listed, createdAt), `digest.${createdAt}`, recipient);
  };
  return ({ kind, recipient, requestId, createdAt }) => {
    if (kind === 'digest') return recipient === null ? null : digest(createdAt, recipient);
    const [request] = requestsWhere(db, 'r.id = ?', { values: [requestId] });
    if (!request) return null;
    const family = deliverableEmail(request);
    // One request can have several reminders.
    const id = [kind, request.reference, ...(kind === 'reminder' ? [createdAt] : [])].join('.');
    if (kind === 'receipt') return family === null ? null : email(receiptEmail(request, content, time), id, family);
    if (request.contactedAt !== null || request.closedAt !== null || !recipient) return null;
    const written = kind === 'notice' ? emails.notice(request, settings.detail) : emails.reminder(request);
    return email(written, id, recipient, family ?? undefined);
  };
}

/** The email address of a family, or null if no mail server would take it (RFC 5321, 4.5.3.1). */
function deliverableEmail({ email }: Pick<StoredRequest, 'email'>): string | null {
  const address = addressOf(email);
  return isEmailAddress(address) && address.length <= 254 && address.indexOf('@') <= 64 ? address : null;
}
