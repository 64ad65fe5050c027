import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { weekdayOf } from '../../shared/opening-hours/dates.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import { isEmailAddress } from '../../shared/tour-request/fields.ts';
import { addressOf } from '../mailbox.ts';
import type { MailSettings } from '../settings.ts';
import type { StaffLinks } from '../staff-links.ts';
import { isFirstListSince } from '../storage/due-emails.ts';
import type { OutboxEmail } from '../storage/outbox.ts';
import { countRequests, findRequest, PARTS, type StoredRequest, sameFamilyAs } from '../storage/requests.ts';
import { type CenterTime, MINUTE } from '../time.ts';
import { type EmailContent, emailHtml, emailText } from './email-layout.ts';
import { createListReader } from './list-parts.ts';
import { ownerEmail, ownerTasks } from './owner-emails.ts';
import { receiptEmail } from './receipt-email.ts';
import { createRequestFormat } from './request-format.ts';
import { createStaffEmails } from './staff-emails.ts';

/** Requests that each part of a list names. */
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
  content: ServerContent;
  time: CenterTime;
  db: DatabaseSync;
  links: StaffLinks;
};

export function createComposer({ settings, content, time, db, links }: Options): Compose {
  const format = createRequestFormat(content, time);
  const emails = createStaffEmails(content, time, links, format);
  const readList = createListReader(db, links, format);
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

  /** Null if everyone was answered in the meantime. */
  const list = (createdAt: number): EmailContent | null => {
    const today = time.date(createdAt);
    const isFirst = isFirstListSince(db, `${today.slice(0, 8)}01`, time, createdAt);
    const asksForOutcomes = isFirst || (weekdayOf(today) === 'Friday' && isFirstListSince(db, today, time, createdAt));
    const isListed = `r.listed_at = ${createdAt}`;
    const isNamedClosing = `r.id IN (SELECT tour_request_id FROM status_change WHERE listed_at = ${createdAt})`;
    const conditions = {
      waiting: `${isListed} AND ${PARTS.waiting}`,
      director: `${isListed} AND ${PARTS.director}`,
      quarantined: `${isListed} AND ${PARTS.quarantined}`,
      reached: asksForOutcomes ? `${PARTS.reached} AND NOT ${isNamedClosing}` : 'FALSE',
      closed: `${isNamedClosing} AND ((${PARTS.closed}) OR (${PARTS.reached}))`,
    };
    const parts = readList(conditions, NAMED, createdAt).filter(({ count }) => count > 0);
    const late = countRequests(db, `${conditions.waiting} AND r.due_at <= ${createdAt - MINUTE}`);
    return parts.length > 0 || isFirst ? emails.list(parts, late, createdAt) : null;
  };

  return ({ kind, recipient, requestId, createdAt, rule, step }) => {
    if (kind === 'list') {
      const written = list(createdAt);
      return written && recipient ? email(written, `list.${createdAt}`, recipient) : null;
    }
    if (kind === 'owner') {
      const today = time.date(createdAt);
      // Null if it was corrected in the meantime.
      const task = ownerTasks(content.dated, today).find((one) => one.rule === rule);
      return task && recipient ? email(ownerEmail(task, content, today), `owner.${rule}.${step}`, recipient) : null;
    }
    const request = requestId === null ? undefined : findRequest(db, 'id', requestId);
    if (!request) return null;
    const family = deliverableEmail(request);
    const id = `${kind}.${request.reference}`;
    if (kind === 'receipt') return family === null ? null : email(receiptEmail(request, content, time), id, family);
    if (request.status !== 'waiting' || !recipient) return null;
    const earlier = sameFamilyAs(db, request, `r.id < ${request.id}`).map(({ reference }) => reference);
    return email(emails.notice(request, earlier, createdAt), id, recipient, family ?? undefined);
  };
}

/** The email address of a family, or null if no mail server would take it (RFC 5321, 4.5.3.1). */
export function deliverableEmail({ email }: Pick<StoredRequest, 'email'>): string | null {
  const address = addressOf(email);
  return isEmailAddress(address) && address.length <= 254 && address.indexOf('@') <= 64 ? address : null;
}
