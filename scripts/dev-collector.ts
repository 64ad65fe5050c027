import { existsSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Plugin } from 'vite';
import { STAFF_PATH } from '../shared/tour-request/staff-links.ts';
import { buildSite, siteFolder } from '../tooling/build.ts';
import { startLocalServer } from '../tooling/local-server.ts';

const LETTERS_PATH = '/letters';

/**
 * Passes forms and staff pages to the real server, which keeps requests in `dataDir`, and shows every email it would send
 * at /letters. The server starts with the first such request; `siteUrl` is the public address that its emails link to.
 */
export function collectRequests(dataDir: string, siteUrl: string): Plugin {
  const letters: Email[] = [];
  let collector: Promise<string> | undefined;
  const start = async () => {
    // Staff pages are filled-in templates of a built site.
    if (!existsSync(siteFolder)) await buildSite();
    const settings = { ...(await receiveMail(letters)), SITE_DIR: siteFolder };
    return (await startLocalServer({ dataDir, settings })).address;
  };
  return {
    name: 'collect-requests',
    configureServer: ({ middlewares }) => {
      middlewares.use((incoming, response, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
        if (pathname === LETTERS_PATH || pathname.startsWith(`${LETTERS_PATH}/`)) {
          return showLetters(pathname, letters, response, siteUrl, `http://${incoming.headers.host}`);
        }
        if (incoming.method !== 'POST' && !pathname.startsWith(STAFF_PATH)) return next();
        collector ??= start();
        collector.then(
          (address) => forward(incoming, response, address),
          (error) => {
            collector = undefined;
            response.writeHead(503, { 'content-type': 'text/plain' }).end(String(error.message));
          },
        );
      });
    },
  };
}

/** Starts a mail server that keeps what it gets, and returns the settings that lead to it. */
async function receiveMail(letters: Email[]) {
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
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@example.org', NOTIFY_TO: 'desk@example.org' };
}

/** Answers with the list of emails, or with one of them, whose links then lead to `origin`. */
function showLetters(path: string, letters: Email[], response: ServerResponse, siteUrl: string, origin: string) {
  const index = Number(path.slice(LETTERS_PATH.length + 1) || Number.NaN);
  const letter = letters[letters.length - index];
  const row = ({ subject = '', to = [] }: Email, at: number) =>
    `<li><a href="${LETTERS_PATH}/${letters.length - at}">${escapeHtml(subject)}</a> to ${escapeHtml(to.map(({ address }) => address).join(', '))}`;
  const list = letters.length
    ? `<ol reversed>${letters.map(row).join('')}</ol>`
    : '<p>No email yet. Send the form on <a href="/contact">the contact page</a>, and reload this page.</p>';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    letter
      ? (letter.html ?? `<pre>${escapeHtml(letter.text ?? '')}</pre>`).replaceAll(siteUrl, origin)
      : `<!doctype html><meta name="viewport" content="width=device-width"><title>Emails</title><h1>Emails</h1>${list}`,
  );
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function forward(incoming: IncomingMessage, response: ServerResponse, address: string): void {
  const { method, headers } = incoming;
  const outgoing = request(new URL(incoming.url ?? '/', address), { method, headers }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(response);
  });
  outgoing.once('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end('The collector of tour requests does not answer.');
  });
  incoming.pipe(outgoing);
}
