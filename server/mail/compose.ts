import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { findOverdue } from '../../shared/content/overdue.ts';
import type { Content } from '../../shared/content/read-content.ts';
import { isEmailAddress } from '../../shared/tour-request/fields.ts';
import { addressOf } from '../mailbox.ts';
import type { MailSettings } from '../settings.ts';
import type { Keys } from '../storage/keys.ts';
import type { OutboxEmail } from '../storage/outbox.ts';
import {
  BY_URGENCY,
  countRequests,
  earlierThan,
  findRequest,
  type StoredRequest,
  summariesWhere,
} from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import { type EmailContent, emailHtml, emailText } from './email-layout.ts';
import { receiptEmail } from './receipt-email.ts';
import { createStaffEmails, type ListSection } from './staff-emails.ts';

/** Requests that each section of a list names. */
const NAMED = 100;

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
  /** `id` is unique for each email to the same person. */
  const email = (written: EmailContent, id: string, to: string, replyTo?: string): Email => ({
    to,
    replyTo,
    subject: written.subject,
    text: emailText(written, content.facts),
    html: emailHtml(written, content.facts),
    // The recipient is hashed, since others can read a Message-ID.
    messageId: `<${id}.${hash('sha256', to).slice(0, 12)}@${settings.domain}>`,
  });
  const section = (kind: ListSection['kind'], condition: string): ListSection => ({
    kind,
    count: countRequests(db, condition),
    named: summariesWhere(db, condition, BY_URGENCY, NAMED),
  });

  return ({ kind, recipient, requestId, createdAt }) => {
    if (kind === 'digest') {
      const listed = `r.digested_at = ${createdAt} AND r.contacted_at IS NULL AND r.closed_at IS NULL AND r.quarantine`;
      const sections = [
        section('waiting', `${listed} IS NULL`),
        section('quarantined', `${listed} IS NOT NULL`),
      ].filter(({ count }) => count > 0);
      if (sections.length === 0 || recipient === null) return null;
      const overdue = findOverdue(content.dated, time.date(createdAt));
      return email(emails.list(sections, createdAt, overdue), `digest.${createdAt}`, recipient);
    }
    const request = requestId === null ? undefined : findRequest(db, 'id', requestId);
    if (!request) return null;
    const family = deliverableEmail(request);
    const id = [kind, request.reference];
    if (kind === 'receipt')
      return family === null ? null : email(receiptEmail(request, content, time), id.join('.'), family);
    const isOpen = request.contactedAt === null && request.closedAt === null;
    const isNeeded = kind === 'complaint' ? request.closedAt !== null : isOpen;
    if (!isNeeded || !recipient) return null;
    const detail = kind === 'reminder' ? 'brief' : settings.detail;
    const written = emails.aboutRequest(request, { kind, detail, earlier: earlierThan(db, request) });
    // One request can have several reminders and complaints.
    if (kind !== 'notice') id.push(String(createdAt));
    return email(written, id.join('.'), recipient, family ?? undefined);
  };
}

/** The email address of a family, or null if no mail server would take it (RFC 5321, 4.5.3.1). */
export function deliverableEmail({ email }: Pick<StoredRequest, 'email'>): string | null {
  const address = addressOf(email);
  return isEmailAddress(address) && address.length <= 254 && address.indexOf('@') <= 64 ? address : null;
}
