import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Content } from '../../shared/read-content.ts';
import { isEmailAddress } from '../../shared/tour-request/fields.ts';
import type { MailSettings } from '../settings.ts';
import type { Keys } from '../storage/keys.ts';
import type { OutboxRow } from '../storage/outbox.ts';
import { digested, requestsWhere, type StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import { type Email, emailHtml, emailText } from './email-layout.ts';
import { receiptEmail } from './receipt-email.ts';
import { createStaffEmails } from './staff-emails.ts';

export type Message = {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that a repeat after a lost answer is recognized. */
  messageId: string;
};

/** Writes the message of an outbox row, or null where there is no longer a reason to send one. */
export type Compose = (row: OutboxRow) => Message | null;

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
  /** `about` is different for each message to the same person. */
  const message = (email: Email, about: string, to: string, replyTo?: string): Message => ({
    to,
    replyTo,
    subject: email.subject,
    text: emailText(email, content.facts),
    html: emailHtml(email, content.facts),
    // The recipient is hashed, since others can read a Message-ID.
    messageId: `<${about}.${hash('sha256', to).slice(0, 12)}@${domain}>`,
  });
  return ({ kind, recipient, requestId, createdAt }) => {
    if (kind === 'digest')
      return recipient
        ? message(emails.digest(digested(db, createdAt), createdAt), `digest.${createdAt}`, recipient)
        : null;
    const [request] = requestsWhere(db, 'r.id = ?', { values: [requestId] });
    if (!request) return null;
    const family = mailAddress(request);
    // One request can have several reminders.
    const about = [kind, request.reference, ...(kind === 'reminder' ? [createdAt] : [])].join('.');
    if (kind === 'receipt') return family ? message(receiptEmail(request, content, time), about, family) : null;
    if (request.contactedAt !== null || request.closedAt !== null || !recipient) return null;
    const email = kind === 'notice' ? emails.notice(request, settings.detail) : emails.reminder(request);
    return message(email, about, recipient, family ?? undefined);
  };
}

/** The address of a family, or null where mail cannot carry it (RFC 5321, 4.5.3.1). */
function mailAddress({ email }: Pick<StoredRequest, 'email'>): string | null {
  const address = email.trim();
  return isEmailAddress(address) && address.length <= 254 && address.indexOf('@') <= 64 ? address : null;
}
