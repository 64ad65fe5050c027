import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildApp } from '../../server/app.ts';
import { loadPageRenderer } from '../../server/http/page-renderer.ts';
import { DATABASE_FILE } from '../../server/storage/database.ts';
import { LIMITS } from '../../server/tour-request/rate-limit.ts';
import { closeAfter } from './close-after.ts';
import { content, openDesk } from './desk.ts';
import { startSmtpPeer } from './smtp-peer.ts';
import { testSite } from './test-site.ts';

export const FAMILY = {
  'form-name': 'contact',
  name: 'Ana Pérez',
  address: '1 Main St',
  email: 'ana@example.net',
  phone: '(559) 555-0199',
  message: 'Hello',
};

/** A mail server that closes with the test. */
export async function startPeer(...how: Parameters<typeof startSmtpPeer>) {
  const peer = await startSmtpPeer(...how);
  closeAfter(peer.close);
  return peer;
}

/** Starts the server in the test process, with a fake clock and without mail, and closes it after the test or the file. */
export async function startServer(
  environment: Record<string, string> = {},
  { renderPage = loadPageRenderer(testSite), limits = LIMITS, now = Date.now() } = {},
) {
  const withoutMail = { SMTP_URL: '', MAIL_FROM: '', NOTIFY_TO: '' };
  const defaults = { ...withoutMail, SITE_DIR: testSite, TRUSTED_PROXY: '127.0.0.1' };
  const desk = openDesk('', { ...defaults, ...environment }, content, now);
  const { settings, log, close: closeDesk } = desk;
  const app = buildApp(settings, { content, desk, renderPage, clock: desk.now, log, limits });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    // fetch keeps connections open, and the server would wait for them.
    app.server.closeAllConnections();
    await app.close();
    await closeDesk();
  };
  closeAfter(close);
  let posts = 0;
  return Object.assign(desk, {
    url,
    close,
    rows: () => query<Record<string, unknown>>(settings.dataDir, 'SELECT * FROM tour_request ORDER BY id'),
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(url + path, { method, headers, redirect: 'manual' }),
    /** Posts a form, each from another network. */
    post: (fields: Record<string, string> | string, headers: Record<string, string> = {}, path = '/') => {
      posts += 1;
      const from = { 'x-forwarded-for': `10.${posts >> 8}.${posts & 255}.1` };
      return fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...from, ...headers },
        body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
        redirect: 'manual',
      });
    },
  });
}

/** Posts the request of `FAMILY` with changes, and returns its reference. */
export async function storeRequest(
  server: Awaited<ReturnType<typeof startServer>>,
  change: Record<string, string> = {},
): Promise<string> {
  const answer = await server.post({ ...FAMILY, ...change });
  return ((await answer.json()) as { reference: string }).reference;
}

/** Queries the database of a data folder, also while a server runs. */
export function query<Row>(dataDir: string, sql: string): Row[] {
  using db = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true, timeout: 5000 });
  return db.prepare(sql).all() as Row[];
}
