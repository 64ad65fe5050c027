import { hash } from 'node:crypto';
import type { Facts } from '../../shared/facts-schema.ts';
import type { Content } from '../../shared/read-content.ts';
import { isEmailAddress } from '../../shared/tour-request/fields.ts';
import type { MailSettings } from '../settings.ts';
import type { OutboxRow } from '../storage/outbox.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import { type Email, emailHtml, emailText } from './email-layout.ts';
import { receiptEmail } from './receipt-email.ts';
import { createStaffEmails, type Links } from './staff-emails.ts';

export type Message = {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that a repeat after a lost answer is recognized. */
  messageId: string;
};

type Envelope = Pick<Message, 'to' | 'replyTo'> & {
  /** Subject of the Message-ID, such as `notice.7K3F-9Q2M`; different for each message to the same person. */
  about: string;
};

/** Writes the message of an outbox row, or null where there is no longer a reason to send one. */
export type Compose = (row: OutboxRow) => Message | null;

type Options = {
  settings: MailSettings;
  content: Content;
  time: CenterTime;
  requestById(id: number): StoredRequest | undefined;
  /** The requests that the digest of this time lists. */
  digested(at: number): StoredRequest[];
  /** Null where the site was built without staff pages. */
  links: Links | null;
};

export function createComposer({ settings, content, time, requestById, digested, links }: Options): Compose {
  const emails = createStaffEmails(content.staff, time, links);
  const compose = (row: OutboxRow): (Envelope & { email: Email }) | null => {
    if (row.kind === 'digest') {
      if (!row.recipient) return null;
      const email = emails.digest(digested(row.createdAt), row.createdAt);
      return { email, to: row.recipient, about: `digest.${row.createdAt}` };
    }
    const request = row.requestId === null ? undefined : requestById(row.requestId);
    if (!request) return null;
    const family = mailAddress(request);
    // One request can have several reminders.
    const about = [row.kind, request.reference, ...(row.kind === 'reminder' ? [row.createdAt] : [])].join('.');
    if (row.kind === 'receipt')
      return family ? { email: receiptEmail(request, content, time), to: family, about } : null;
    if (request.contactedAt !== null || request.closedAt !== null || !row.recipient) return null;
    const email = row.kind === 'notice' ? emails.notice(request, settings.detail) : emails.reminder(request);
    return { email, to: row.recipient, replyTo: family ?? undefined, about };
  };
  return (row) => {
    const composed = compose(row);
    return composed && writeMessage(composed.email, composed, settings.from, content.facts);
  };
}

/** Makes a message of an email; its Message-ID is at the domain of the sender `from`. */
function writeMessage(email: Email, { to, replyTo, about }: Envelope, from: string, facts: Facts): Message {
  const domain = from.replace(/>\s*$/, '').split('@').at(-1);
  // Hashed, since other recipients can read a Message-ID.
  const recipient = hash('sha256', to).slice(0, 12);
  return {
    to,
    replyTo,
    subject: email.subject,
    text: emailText(email, facts),
    html: emailHtml(email, facts),
    messageId: `<${about}.${recipient}@${domain}>`,
  };
}

/** The address of a family, or null where mail cannot carry it (RFC 5321, 4.5.3.1). */
function mailAddress({ email }: Pick<StoredRequest, 'email'>): string | null {
  const address = email.trim();
  return isEmailAddress(address) && address.length <= 254 && address.indexOf('@') <= 64 ? address : null;
}
