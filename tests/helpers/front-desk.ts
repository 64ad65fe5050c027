import { buildApp } from '../../server/app.ts';
import { loadPageRenderer } from '../../server/http/page-renderer.ts';
import type { Incoming } from '../../server/storage/save.ts';
import { content, family, openDesk } from './desk.ts';
import { startSmtpPeer } from './smtp-peer.ts';
import { testSite } from './test-site.ts';

/** A server with a fake clock, and the mailbox of its front desk. */
export type FrontDesk = Awaited<ReturnType<typeof startFrontDesk>>;

/** Starts the website with its staff pages, storage and a mail server. */
export async function startFrontDesk() {
  const mail = { isDown: false };
  const peer = await startSmtpPeer(() => (mail.isDown ? { code: 451, text: 'later' } : null));
  const desk = openDesk(peer.url, { SITE_DIR: testSite, TRUSTED_PROXY: '127.0.0.1' });
  const { db, settings, log, save } = desk;
  const renderPage = loadPageRenderer(testSite);
  const app = buildApp(settings, { content, desk, renderPage, clock: desk.now, log });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    ...desk,
    mail,
    url,
    /** All stored requests and their status changes. */
    stored: () => [
      db.prepare('SELECT * FROM tour_request ORDER BY id').all(),
      db.prepare('SELECT * FROM status_change ORDER BY id').all(),
    ],
    /** Stores a request and returns its reference. */
    receive: (name: string, change: Partial<Incoming> = {}): string =>
      save({ fields: { ...family.fields, name, email: 'x' }, mayHaveReceipt: false, ...change }).reference,
    emails: peer.emails,
    /** The links to staff pages in an email, as paths. */
    linksIn: ({ text = '' }: { text?: string } = {}) =>
      [...text.matchAll(/https?:\/\/\S+?(\/staff\/\S+)/g)].map(([, path = '']) => path),
    async close() {
      await app.close();
      await desk.close();
      await peer.close();
    },
  };
}
