import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { loadPageRenderer } from '../../server/http/page-renderer.ts';
import { createLog } from '../../server/log.ts';
import { readSettings } from '../../server/settings.ts';
import { DATABASE_FILE } from '../../server/storage/database.ts';
import { startDesk } from '../../server/storage/desk.ts';
import { LIMITS } from '../../server/tour-request/rate-limit.ts';
import { content } from './desk.ts';
import { startSmtpPeer } from './smtp-peer.ts';
import { temporaryFolder } from './temp-folder.ts';
import { testSite } from './test-site.ts';

export const FAMILY = {
  'form-name': 'contact',
  name: 'Ana Pérez',
  address: '1 Main St',
  email: 'ana@example.net',
  phone: '(559) 555-0199',
  message: 'Hello',
};

/** Closes something after the test, or after the file if it was started outside of tests. */
export function closeAfter(close: () => unknown) {
  if (expect.getState().currentTestName) onTestFinished(async () => void (await close()));
  else afterAll(async () => void (await close()));
}

/** A mail server that closes with the test. */
export async function startPeer(...how: Parameters<typeof startSmtpPeer>) {
  const peer = await startSmtpPeer(...how);
  closeAfter(peer.close);
  return peer;
}

/** Starts the server in the test process, and closes it after the test or the file. */
export async function startServer(
  environment: Record<string, string> = {},
  { renderPage = loadPageRenderer(testSite), limits = LIMITS } = {},
) {
  const settings = readSettings({
    SITE_DIR: testSite,
    DATA_DIR: join(temporaryFolder(), 'data'),
    TRUSTED_PROXY: '127.0.0.1',
    ...environment,
  });
  const logged: string[] = [];
  const log = createLog({ write: (line) => void logged.push(line) });
  const desk = startDesk({ settings, content }, log);
  const app = buildApp(settings, { content, desk, renderPage, clock: Date.now, log, limits });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  closeAfter(async () => {
    // fetch keeps connections open, and the server would wait for them.
    app.server.closeAllConnections();
    await app.close();
    await desk.close();
  });
  let posts = 0;
  return {
    base,
    settings,
    logged,
    rows: () => query<Record<string, unknown>>(settings.dataDir, 'SELECT * FROM tour_request ORDER BY id'),
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(base + path, { method, headers, redirect: 'manual' }),
    /** Posts a form, each from another network. */
    post: (fields: Record<string, string> | string, headers: Record<string, string> = {}, path = '/') => {
      posts += 1;
      const from = { 'x-forwarded-for': `10.${posts >> 8}.${posts & 255}.1` };
      return fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...from, ...headers },
        body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
        redirect: 'manual',
      });
    },
  };
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
