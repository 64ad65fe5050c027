import { randomBytes } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { buildApp } from '../../server/app.ts';
import { loadPageRenderer } from '../../server/http/page-renderer.ts';
import { createService } from '../../server/service.ts';
import { readSettings } from '../../server/settings.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { createKeys } from '../../server/storage/keys.ts';
import type { Incoming, Saved, Storage } from '../../server/storage/storage.ts';
import { createCenterTime } from '../../server/time.ts';
import { readContent } from '../../shared/read-content.ts';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { isolatedSettings } from '../../tooling/local-server.ts';
import { mailSettings, startSmtpPeer } from '../../tooling/smtp-peer.ts';
import { temporaryFolder } from './temp-folder.ts';
import { testSite } from './test-site.ts';

/** A server with a fake clock, and the mailbox of its front desk. */
export type FrontDesk = Awaited<ReturnType<typeof startFrontDesk>>;

/** Starts the website with its staff pages, storage and a mail server. */
export async function startFrontDesk(environment: Record<string, string> = {}) {
  const content = readContent();
  const time = createCenterTime(content.facts);
  // A Tuesday.
  let now = time.moment('2026-12-01T10:00');
  const clock = () => now;
  const logged: string[] = [];
  const mail = { isDown: false };
  const thread = { delay: 0 };
  const peer = await startSmtpPeer(() => (mail.isDown ? { code: 451, text: 'later' } : null));
  const settings = readSettings({
    ...isolatedSettings,
    ...mailSettings(peer),
    SITE_DIR: testSite,
    DATA_DIR: temporaryFolder(),
    ...environment,
  });
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const db = openDatabase(temporaryFolder());
  const keys = createKeys(randomBytes(32));
  const service = createService(
    () => ({ db, keys }),
    { settings, content },
    {
      clock,
      uptime: clock,
      log: (level, details, text) => log[level](details, text),
    },
  );
  const save = (incoming: Incoming): Saved => {
    const [saved] = service.save([incoming]);
    if (!saved) throw new Error('not saved');
    return saved;
  };
  const storage: Storage = {
    save: async (incoming) => save(incoming),
    async openStaffLink(link) {
      if (thread.delay > 0) await setTimeout(thread.delay);
      return service.openStaffLink(link);
    },
    health: async () => service.health(),
    close: service.close,
  };
  const app = buildApp(settings, { content, storage, renderPage: loadPageRenderer(testSite), clock, log });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    mail,
    /** `delay` slows answers about staff pages, in milliseconds. */
    thread,
    url,
    content,
    time,
    now: clock,
    /** The log, as lines of JSON. */
    logged,
    /** All stored requests and their status changes. */
    stored: () => [
      db.prepare('SELECT * FROM tour_request ORDER BY id').all(),
      db.prepare('SELECT * FROM status_change ORDER BY id').all(),
    ],
    /** Stores a request and returns its reference. */
    receive(name: string, change: Partial<Incoming> = {}): string {
      const fields = { ...tourRequestOf(() => ''), name, address: '1 Main St', phone: '(559) 555-0199', email: 'x' };
      const rest = {
        language: 'en',
        receivedAt: now,
        idempotencyKey: null,
        quarantine: null,
        mayHaveReceipt: false,
      };
      const saved = save({ fields, ...rest, ...change });
      if (!('reference' in saved)) throw new Error('not saved');
      return saved.reference;
    },
    /** Changes the clock while no time passes. */
    setClock(milliseconds: number) {
      now += milliseconds;
    },
    /** Lets time pass and delivers all mail. */
    async pass(milliseconds: number) {
      now += milliseconds;
      service.tick();
      await service.idle();
      await setImmediate();
    },
    emails: () => Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw))),
    /** The links to staff pages in an email, as paths. */
    linksIn: ({ text = '' }: { text?: string }) =>
      [...text.matchAll(/https?:\/\/\S+?(\/staff\/\S+)/g)].map(([, path = '']) => path),
    async close() {
      await app.close();
      await service.close();
      await peer.close();
    },
  };
}
