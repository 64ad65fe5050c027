import { hash } from 'node:crypto';
import { deliverableEmail } from '../mailbox.ts';
import type { MailSettings } from '../settings.ts';
import type { OutboxEmail } from '../storage/outbox.ts';
import { findRequest } from '../storage/requests.ts';
import { type EmailContent, emailHtml, emailText } from './email-layout.ts';
import { listEmail } from './list-email.ts';
import { noticeEmail } from './notice-email.ts';
import { ownerEmail, ownerTasks } from './owner-emails.ts';
import { receiptEmail } from './receipt-email.ts';
import type { Context } from './request-format.ts';

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
export function composeEmail(queued: OutboxEmail, settings: MailSettings, context: Context): Email | null {
  const { kind, recipient, requestId, createdAt, rule, step } = queued;
  const { db, content, time } = context;
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

  if (kind === 'list') {
    const written = listEmail(context);
    return written && recipient ? email(written, `list.${createdAt}`, recipient) : null;
  }
  if (kind === 'owner') {
    const today = time.date(createdAt);
    // Null if it was corrected in the meantime.
    const task = ownerTasks(content.dated, today).find((one) => one.rule === rule);
    return task && recipient ? email(ownerEmail(task, content, today), `owner.${rule}.${step}`, recipient) : null;
  }
  const request = requestId === null ? undefined : findRequest(db, 'id', requestId);
  const family = request && deliverableEmail(request);
  if (kind === 'receipt')
    return family ? email(receiptEmail(request, content, time), `receipt.${request.reference}`, family) : null;
  if (request?.status !== 'waiting' || !recipient) return null;
  // A family who wrote again has more than one notice.
  return email(
    noticeEmail(request, context),
    `notice.${request.reference}.${createdAt}`,
    recipient,
    family ?? undefined,
  );
}
