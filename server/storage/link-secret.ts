import { createHmac, createSecretKey, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { staffPath } from '../staff-links.ts';

const SECRET_FILE = 'link-secret';
const SECRET_BYTES = 32;

/** Signs the links in emails to staff. */
export type Keys = ReturnType<typeof createKeys>;

export function createKeys(secret: Uint8Array) {
  const signingKey = createSecretKey(secret);
  const sign = (...parts: (string | number)[]) => createHmac('sha256', signingKey).update(parts.join('\n')).digest();
  /** The reference without its hyphen, and its signature. */
  const ofRequest = (reference: string) =>
    // 26 bytes encode to a key that never ends in - or _, which mail programs cut off a link.
    reference.replace('-', '') + sign('request', reference).subarray(0, 26).toString('base64url');
  return {
    requestPath: (reference: string) => staffPath({ page: 'request', key: ofRequest(reference) }),
    /** The reference of the request that a key opens, or null if the signature is wrong. */
    referenceIn(key: string): string | null {
      const reference = `${key.slice(0, 4)}-${key.slice(4, 8)}`;
      return isSameKey(key, ofRequest(reference)) ? reference : null;
    },
    ofList: (listAt: number) => sign('list', listAt).toString('base64url'),
  };
}

export function isSameKey(one: string, other: string): boolean {
  // Both hashes have the same length, as the comparison requires.
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}

export function readSecret(dataDir: string, log: Log): Uint8Array {
  const file = join(dataDir, SECRET_FILE);
  const found = existsSync(file) ? readFileSync(file) : null;
  if (found?.length === SECRET_BYTES) {
    chmodSync(file, 0o600);
    return found;
  }
  if (found) log.warn({}, 'the link secret was not whole and is replaced, so all earlier links have ended');
  const secret = randomBytes(SECRET_BYTES);
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
}
