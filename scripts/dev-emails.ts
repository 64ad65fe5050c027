import type { ServerResponse } from 'node:http';
import PostalMime, { type Email } from 'postal-mime';
import { escapeHtml } from '../server/plain-text.ts';
import type { Received } from '../tooling/smtp-peer.ts';

export const EMAILS_PATH = '/emails';

/** Shows the email with the number in `path`, or a list of all emails. Links to `siteUrl` lead to `origin` instead. */
export async function showEmails(
  path: string,
  received: readonly Received[],
  response: ServerResponse,
  { siteUrl, origin }: { siteUrl: string; origin: string },
): Promise<void> {
  const emails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
  const email = emails[Number(path.slice(1)) - 1];
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (!email) response.end(listPage(emails));
  else response.end((email.html ?? `<pre>${escapeHtml(email.text ?? '')}</pre>`).replaceAll(siteUrl, origin));
}

function listPage(emails: readonly Email[]): string {
  const rows = emails.map(({ subject = '', to = [] }, index) => {
    const recipients = to.map(({ address }) => address).join(', ');
    const link = `<a href="${EMAILS_PATH}/${index + 1}">${escapeHtml(subject)}</a>`;
    return `<li>${link}<br>to ${escapeHtml(recipients)}`;
  });
  return `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Emails</title>
<style>body { font: 1.125rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem } li { margin: 1rem 0 }</style>
<h1>Emails</h1>
<p>Every email the site would send. Send the form on <a href="/contact">the contact page</a>, then reload this page.</p>
<ol reversed>${rows.reverse().join('')}</ol>`;
}
