import { onTestFinished } from 'vitest';
import { createService } from '../../server/service.ts';
import { readSettings } from '../../server/settings.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { createKeys } from '../../server/storage/keys.ts';
import type { Incoming } from '../../server/storage/storage.ts';
import { startSmtpPeer } from '../../tooling/smtp-peer.ts';
import { fixtureContent } from './fixture-content.ts';
import { family } from './incoming.ts';
import { temporaryFolder } from './temp-folder.ts';

/** A request without a receipt: its address is too long for mail. */
export const silent = { fields: { ...family.fields, email: `${'x'.repeat(65)}@example.net` } };

/** Starts a storage service that sends mail to `url`, with a fake clock. */
export function startStorage(
  url: string,
  environment: Record<string, string> = {},
  { db = openDatabase(temporaryFolder()), content = fixtureContent, onLog = (_text: string) => {} } = {},
) {
  let now = Date.parse('2026-12-01T18:00:00Z');
  let uptime = 0;
  const logged: { details: Record<string, unknown>; text: string }[] = [];
  const settings = readSettings({
    SMTP_URL: url,
    MAIL_FROM: 'Center <site@example.org>',
    NOTIFY_TO: 'desk@example.org',
    DATA_DIR: temporaryFolder(),
    ...environment,
  });
  const storage = createService(
    () => ({ db, keys: createKeys(new Uint8Array(32)) }),
    { settings, content },
    {
      clock: () => now,
      uptime: () => uptime,
      log(_level, details, text) {
        logged.push({ details, text });
        onLog(text);
      },
    },
  );
  return {
    db,
    storage,
    logged,
    save(change: Partial<Incoming> & { fields?: Incoming['fields'] } = {}) {
      const [saved] = storage.save([{ ...family, receivedAt: now, ...change }]);
      if (!saved) throw new Error('not saved');
      return saved;
    },
    /** Changes the clock while no time passes. */
    setClock(time: number) {
      now += time;
    },
    async pass(time: number) {
      now += time;
      uptime += time;
      storage.tick();
      await storage.idle();
    },
  };
}

/** A mail server that closes with the test. */
export async function startPeer(...how: Parameters<typeof startSmtpPeer>) {
  const peer = await startSmtpPeer(...how);
  onTestFinished(peer.close);
  return peer;
}
