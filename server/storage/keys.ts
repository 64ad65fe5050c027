import { createHmac, createSecretKey, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DAY } from '../time.ts';
import { transact } from './database.ts';
import { OPEN, requestsWhere } from './requests.ts';

const SECRET_FILE = 'link-secret';
const SECRET_BYTES = 32;

/** The condition on a request `r` that its links work: while it waits, and for 30 days after its last status change. */
export const hasLinks = (now: number) =>
  `((r.contacted_at IS NULL AND r.closed_at IS NULL)
    OR EXISTS (SELECT 1 FROM mark WHERE tour_request_id = r.id AND made_at > ${now - 30 * DAY}))`;

/** Derives the keys of links from the secret, 256 bits each. */
export type Keys = ReturnType<typeof createKeys>;

export function createKeys(secret: Uint8Array) {
  // Node prepares raw bytes anew for each key, which takes longer than the rest.
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

/** Whether the stored keys of a database were made from the same secret. */
function areKeysOf(db: DatabaseSync, keys: Keys): boolean {
  const newest = db
    .prepare('SELECT reference, key_hash AS hash FROM tour_request WHERE key_hash IS NOT NULL ORDER BY id DESC LIMIT 1')
    .get() as { reference: string; hash: Uint8Array } | undefined;
  return !newest || Buffer.from(hashKey(keys.ofRequest(newest.reference))).equals(newest.hash);
}

/** Gives a key to every request that may have one. Returns false where all keys had to be made anew, from another secret. */
export function refreshKeys(db: DatabaseSync, keys: Keys, now: number): boolean {
  const areOurs = areKeysOf(db, keys);
  transact(db, () => {
    if (!areOurs) db.exec('UPDATE tour_request SET key_hash = NULL');
    giveKeys(db, keys, `r.repeat_of IS NULL AND ${hasLinks(now)}`);
  });
  return areOurs;
}

/** Gives a key to the requests without one that meet a condition, such as those that were reopened. */
export function giveKeys(db: DatabaseSync, keys: Keys, condition = OPEN): void {
  const update = db.prepare('UPDATE tour_request SET key_hash = ? WHERE id = ?');
  for (const { id, reference } of requestsWhere(db, `r.key_hash IS NULL AND ${condition}`))
    update.run(hashKey(keys.ofRequest(reference)), id);
}

export function endLinks(db: DatabaseSync, now: number): void {
  db.exec(`UPDATE tour_request AS r SET key_hash = NULL WHERE r.key_hash IS NOT NULL AND NOT ${hasLinks(now)}`);
}
