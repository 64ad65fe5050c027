import { createHmac, createSecretKey, hash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { staffPath } from '../../shared/tour-request/staff-links.ts';
import { DAY } from '../clock.ts';
import { transact } from './database.ts';
import type { Links } from './mail/staff-letters.ts';
import { requestsWhere } from './requests.ts';

/** Name of the file beside the database from which the keys of all links are made. */
export const SECRET_FILE = 'link-secret';
const SECRET_BYTES = 32;

/** The condition on a request `r` that its links work: until seven days after it was closed. */
export const hasLinks = (now: number) => `(r.closed_at IS NULL OR r.closed_at > ${now - 7 * DAY})`;

/** Makes the keys of links, 256 bits each, which nobody can make without the secret. */
export type Keys = ReturnType<typeof createKeys>;

/** Prepares the making of keys. */
export function createKeys(secret: Uint8Array) {
  // Node prepares bare bytes anew for each key, which takes longer than all the rest.
  const prepared = createSecretKey(secret);
  const make = (...parts: (string | number)[]) =>
    createHmac('sha256', prepared).update(parts.join('\n')).digest('base64url');
  return {
    /** The key that opens the page of a request. */
    ofRequest: (reference: string) => make('request', reference),
    /** The key that opens the list that a digest of a time leads to. */
    ofList: (digestAt: number) => make('list', digestAt),
    /** What a page sends along with a mark: only whoever has opened that page as it stands has it. */
    ofPage: (key: string, version: number) => make('page', key, version),
  };
}

/** The links that letters carry; `url` is the origin of the public site. */
export function createLinks(url: string, keys: Keys): Links {
  return {
    request: (reference) => url + staffPath({ page: 'request', key: keys.ofRequest(reference), list: null }),
    list: (digestAt) => url + staffPath({ page: 'list', list: keys.ofList(digestAt) }),
  };
}

/** What is stored of a key. */
export function hashKey(key: string): Uint8Array {
  return hash('sha256', key, 'buffer');
}

/** The secret of a data folder, or null where there is none. */
export function findSecret(dataDir: string): Uint8Array | null {
  const file = join(dataDir, SECRET_FILE);
  const found = existsSync(file) ? readFileSync(file) : null;
  return found?.length === SECRET_BYTES ? found : null;
}

/** Reads the secret of a data folder; makes one where there is none. */
export function readSecret(dataDir: string): Uint8Array {
  const found = findSecret(dataDir);
  if (found) return found;
  const file = join(dataDir, SECRET_FILE);
  const secret = randomBytes(SECRET_BYTES);
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
}

/** Whether the links to the requests of a database, as they were sent, open with some keys. */
export function areKeysOf(db: DatabaseSync, keys: Keys): boolean {
  const newest = db
    .prepare('SELECT reference, key_hash AS hash FROM tour_request WHERE key_hash IS NOT NULL ORDER BY id DESC LIMIT 1')
    .get() as { reference: string; hash: Uint8Array } | undefined;
  return !newest || Buffer.from(hashKey(keys.ofRequest(newest.reference))).equals(newest.hash);
}

/**
 * Gives every request a key where it has none, such as one from before an update. Where the stored keys were made from another
 * secret, as in a backup from another machine, all are made anew, and false is given: links in letters before that have ended.
 */
export function refreshKeys(db: DatabaseSync, keys: Keys, now: number): boolean {
  const areOurs = areKeysOf(db, keys);
  transact(db, () => {
    if (!areOurs) db.exec('UPDATE tour_request SET key_hash = NULL');
    giveKeys(db, keys, `r.repeat_of IS NULL AND ${hasLinks(now)}`);
  });
  return areOurs;
}

/** Gives a key to the requests that have none and meet a condition of our own, such as one that was opened again. */
export function giveKeys(db: DatabaseSync, keys: Keys, condition: string): void {
  const update = db.prepare('UPDATE tour_request SET key_hash = ? WHERE id = ?');
  for (const { id, reference } of requestsWhere(db, `r.key_hash IS NULL AND ${condition}`))
    update.run(hashKey(keys.ofRequest(reference)), id);
}

/** Ends the links to requests that were closed long enough ago. */
export function endLinks(db: DatabaseSync, now: number): void {
  db.exec(`UPDATE tour_request AS r SET key_hash = NULL WHERE r.key_hash IS NOT NULL AND NOT ${hasLinks(now)}`);
}
