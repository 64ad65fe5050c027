import { onTestFinished } from 'vitest';
import { startSmtpPeer } from '../../tests/support/smtp-peer.ts';
import { readFacts } from '../facts.ts';
import { readSettings } from '../settings.ts';
import { openMemoryDatabase } from './database.ts';
import type { Incoming } from './incoming.ts';
import { createKeeper } from './keeper.ts';

/** A request that nothing is wrong with. */
export const family: Incoming = {
  fields: {
    name: 'Ana Pérez',
    address: '1 Main St',
    email: ' ana@example.net ',
    phone: '(559) 555-0199',
    message: 'My mother is 82.',
  },
  language: 'en',
  receivedAt: 0,
  key: null,
  quarantine: null,
};

/** A request without a receipt: mail cannot carry so long an address. */
export const silent = { fields: { ...family.fields, email: `${'x'.repeat(65)}@example.net` } };

/** Keeps requests, in memory unless a test brings a database, and writes to the mail server at `url`; time moves when a test says so. */
export function startKeeper(
  url: string,
  environment: Record<string, string> = {},
  { db = openMemoryDatabase(), onTell = (_text: string) => {} } = {},
) {
  let now = Date.parse('2026-12-01T18:00:00Z');
  const told: { details: Record<string, unknown>; text: string }[] = [];
  const settings = readSettings({
    SMTP_URL: url,
    MAIL_FROM: 'Center <site@example.org>',
    NOTIFY_TO: 'desk@example.org',
    ...environment,
  });
  const keeper = createKeeper(db, settings, {
    facts: readFacts(),
    clock: () => now,
    tell(_level, details, text) {
      told.push({ details, text });
      onTell(text);
    },
  });
  return {
    db,
    keeper,
    told,
    save(change: Partial<Incoming> & { fields?: Incoming['fields'] } = {}) {
      const [attempt] = keeper.save([{ ...family, receivedAt: now, ...change }]);
      if (!attempt || !('saved' in attempt)) throw new Error('not saved');
      return attempt.saved;
    },
    async pass(time: number) {
      now += time;
      keeper.tick();
      await keeper.idle();
    },
  };
}

/** A mail server that closes with the test. */
export async function startPeer(...how: Parameters<typeof startSmtpPeer>) {
  const peer = await startSmtpPeer(...how);
  onTestFinished(peer.close);
  return peer;
}
