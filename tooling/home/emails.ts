import type { Email } from '../../server/mail/compose.ts';
import { DeliveryError, type Mailer } from '../../server/mail/mailer.ts';
import { escapeHtml } from '../../server/plain-text.ts';
import { type MailSettings, readSettings } from '../../server/settings.ts';

export const EMAILS_PATH = '/emails';

/** Mail settings of a site that sends nothing. */
export const MAIL = readSettings({
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'site@example.org',
  NOTIFY_TO: 'desk@example.org',
}).mail as MailSettings;

/** Keeps what would be sent in memory. While `isOpen` says no, an email stays in the outbox, for a start with mail. */
export function createEmails(isOpen: () => boolean) {
  const emails: Email[] = [];
  const mailer: Mailer = {
    async send(email) {
      if (!isOpen()) throw new DeliveryError({ message: 'Mail is not set up.', code: 'ENOMAIL' });
      emails.push(email);
    },
  };
  return {
    mailer,
    /** The list, or the email with a number. Links to the site lead to `origin`. */
    pageAt: (path: string, url: string, origin: string) =>
      (emails[Number(path.slice(EMAILS_PATH.length + 1)) - 1]?.html ?? listOf(emails)).replaceAll(url, origin),
  };
}

function listOf(emails: readonly Email[]): string {
  const rows = emails.map(
    ({ subject, to }, index) =>
      `<li><a href="${EMAILS_PATH}/${index + 1}">${escapeHtml(subject)}</a><br>to ${escapeHtml(to)}`,
  );
  return `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Emails</title>
<style>body { font: 1.125rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; background: #fbf7ef; color: #2b2320 } h1 { font-family: Georgia, serif } a { color: #1f5c46 } li { margin: 1rem 0 }</style>
<h1>Emails</h1>
<p>Every email the site would send. Send the form on <a href="/contact">the contact page</a>, then reload this page.</p>
<ol reversed>${rows.reverse().join('')}</ol>`;
}
