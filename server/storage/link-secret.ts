import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';

const SECRET_FILE = 'link-secret';
const SECRET_BYTES = 32;

/** The secret that signs the links in emails to staff. */
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
