import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export const LETTERS_PATH = '/letters';

/** The emails the server has sent, the newest first, and the settings that send them here. */
export type LetterBox = Awaited<ReturnType<typeof openLetterBox>>;

export async function openLetterBox() {
  const letters: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((letter) => letters.unshift(letter))
        .then(() => done(), done);
    },
  });
  // A dropped connection is not an error of the dev server.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@example.org',
    NOTIFY_TO: 'desk@example.org',
  };
  return { letters, settings };
}

/** Answers with the list of emails, or with the one that `path` ends in; links to `siteUrl` lead to `origin` instead. */
export function showLetters(
  path: string,
  letters: readonly Email[],
  response: ServerResponse,
  { siteUrl, origin }: { siteUrl: string; origin: string },
): void {
  const number = Number(path.slice(LETTERS_PATH.length + 1) || Number.NaN);
  const letter = letters[letters.length - number];
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (!letter) response.end(listPage(letters));
  else response.end((letter.html ?? `<pre>${escapeHtml(letter.text)}</pre>`).replaceAll(siteUrl, origin));
}

function listPage(letters: readonly Email[]): string {
  const rows = letters.map(({ subject, to = [] }, index) => {
    const recipients = to.map(({ address }) => address).join(', ');
    const link = `<a href="${LETTERS_PATH}/${letters.length - index}">${escapeHtml(subject)}</a>`;
    return `<li>${link}<br>to ${escapeHtml(recipients)}`;
  });
  return `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Letters</title>
<style>body { font: 1.125rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem } li { margin: 1rem 0 }</style>
<h1>Letters</h1>
<p>Every email the site would send. Send the form on <a href="/contact">the contact page</a>, then reload this page.</p>
<ol reversed>${rows.join('')}</ol>`;
}

function escapeHtml(text = '') {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
