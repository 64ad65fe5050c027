import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { readFolder } from '../../content-model/read-content.ts';
import { serverContent } from '../../content-model/server-content.ts';
import { createLog } from '../../server/log.ts';
import { readSettings } from '../../server/settings.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { createDesk } from '../../server/storage/desk.ts';
import { findRequest, type StoredRequest } from '../../server/storage/requests.ts';
import type { Incoming } from '../../server/storage/save.ts';
import { addStatusChange, type NewStatusChange } from '../../server/storage/status-changes.ts';
import { createCenterTime } from '../../server/time.ts';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { temporaryFolder } from './temp-folder.ts';
import { fixture } from './test-site.ts';

export const content = serverContent(readFolder(fixture), '');

export const time = createCenterTime(content.facts);

/** A valid request as the storage gets it. */
export const family: Incoming = {
  fields: {
    ...tourRequestOf(() => ''),
    name: 'Ana Pérez',
    address: '1 Main St',
    email: ' ana@example.net ',
    phone: '(559) 555-0199',
    message: 'My mother is 82.',
  },
  language: 'en',
  receivedAt: 0,
  quarantine: null,
  mayHaveReceipt: true,
};

/** A request without a receipt: its address is too long for mail. */
export const silent = { fields: { ...family.fields, email: `${'x'.repeat(65)}@example.net` } };

/** The same from a family of another name. */
export const silentFrom = (name: string) => ({ fields: { ...silent.fields, name } });

/** Mail that no server takes. */
export const NO_MAIL_SERVER = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Center <site@example.org>',
  NOTIFY_TO: 'desk@example.org',
};

export const TUESDAY = Date.parse('2026-12-01T18:00:00Z');

/** Opens a desk that sends mail to `url`, on a Tuesday at 10 that lasts until `pass` or `setClock`. */
export function openDesk(
  url = NO_MAIL_SERVER.SMTP_URL,
  environment: Record<string, string> = {},
  texts = content,
  now = TUESDAY,
) {
  let uptime = 0;
  const logged: string[] = [];
  const log = createLog({ write: (line) => void logged.push(line) });
  const settings = readSettings({
    ...NO_MAIL_SERVER,
    SMTP_URL: url,
    DATA_DIR: temporaryFolder({}, process.env.DATABASES),
    ...environment,
  });
  const desk = createDesk({ settings, content: texts }, { clock: () => now, uptime: () => uptime, log });
  desk.tick();
  let db: DatabaseSync | undefined;
  const opened = () => {
    db ??= openDatabase(settings.dataDir);
    return db;
  };
  return {
    ...desk,
    /** Another connection to its database. */
    get db() {
      return opened();
    },
    settings,
    log,
    /** The log, as lines of JSON. */
    logged,
    now: () => now,
    save: (change: Partial<Incoming> = {}) => ({
      reference: '',
      ...desk.save({ ...family, receivedAt: now, ...change }),
    }),
    /** Saves what staff say about a request. */
    mark(id: number, change: Partial<NewStatusChange> & Pick<NewStatusChange, 'kind'>, at = now) {
      const request = findRequest(opened(), 'id', id) as StoredRequest;
      addStatusChange(opened(), request, { note: '', who: '', other: '', ...change }, at, time.deadline(at).at);
    },
    /** The number of emails that are still to be sent. */
    undelivered: () =>
      opened().prepare('SELECT id FROM outbox WHERE delivered_at IS NULL AND abandoned_at IS NULL').all().length,
    /** Changes the clock while no time passes. */
    setClock(milliseconds: number) {
      now += milliseconds;
    },
    /** Lets time pass and delivers all mail. */
    async pass(milliseconds: number) {
      now += milliseconds;
      uptime += milliseconds;
      desk.tick();
      await desk.idle();
      await setImmediate();
    },
  };
}
