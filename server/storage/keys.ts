import { createHmac, createSecretKey, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DAY } from '../time.ts';
import { transact } from './database.ts';
import { requestsWhere } from './requests.ts';

const SECRET_FILE = 'link-secret';
const SECRET_BYTES = 32;

/** The condition on a request `r` that its links work: while it waits, and for 30 days after its last status change. */
export const hasLinks = (now: number) =>
  `((r.contacted_at IS NULL AND r.closed_at IS NULL)
    OR EXISTS (SELECT 1 FROM mark WHERE tour_request_id = r.id AND made_at > ${now - 30 * DAY}))`;

/** Derives the keys of links from the secret, 256 bits each. */
export type Keys = ReturnType<typeof createKeys>;

export function createKeys(secret: Uint8Array) {
  // Node prepares raw bytes anew for each key, which takes longer than the hash itself.
  const prepared = createSecretKey(secret);
  const make = (...parts: (string | number)[]) =>
    createHmac('sha256', prepared).update(parts.join('\n')).digest('base64url');
  return {
    ofRequest: (reference: string) => make('request', reference),
    ofList: (digestAt: number) => make('list', digestAt),
    /** Token in the form of a staff page; `version` changes with every status change. */
    ofPage: (key: string, version: number) => make('page', key, version),
  };
}

export function hashKey(key: string): Uint8Array {
  return hash('sha256', key, 'buffer');
}

export function isSameKey(one: string, other: string): boolean {
  return timingSafeEqual(hashKey(one), hashKey(other));
}

export function readSecret(dataDir: string): Uint8Array {
  const file = join(dataDir, SECRET_FILE);
  const found = existsSync(file) ? readFileSync(file) : null;
  if (found?.length === SECRET_BYTES) return found;
  const secret = randomBytes(SECRET_BYTES);
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
}

/** Gives a key to every request without one. Returns false where all keys had to be made anew, from another secret. */
export function refreshKeys(db: DatabaseSync, keys: Keys): boolean {
  const hashOf = (reference: unknown) => hashKey(keys.ofRequest(String(reference)));
  const newest = db
    .prepare('SELECT reference, key_hash AS hash FROM tour_request WHERE key_hash IS NOT NULL ORDER BY id DESC LIMIT 1')
    .get();
  const areOurs = !newest || Buffer.from(hashOf(newest.reference)).equals(newest.hash as Uint8Array);
  transact(db, () => {
    if (!areOurs) db.exec('UPDATE tour_request SET key_hash = NULL');
    const update = db.prepare('UPDATE tour_request SET key_hash = ? WHERE id = ?');
    for (const { id, reference } of requestsWhere(db, 'r.key_hash IS NULL AND r.repeat_of IS NULL'))
      update.run(hashOf(reference), id);
  });
  return areOurs;
}
