import { createHmac, createSecretKey, hash, timingSafeEqual } from 'node:crypto';

export const STAFF_PATH = '/staff/';

const REQUEST_PATH = `${STAFF_PATH}request/`;

/** The paths of the links in emails to staff. Each ends with a key, which is a signature. */
export type StaffLinks = ReturnType<typeof createStaffLinks>;

export function createStaffLinks(secret: Uint8Array) {
  const signingKey = createSecretKey(secret);
  const sign = (...parts: (string | number)[]) => createHmac('sha256', signingKey).update(parts.join('\n')).digest();
  /** Its key is the reference without its hyphen, and the signature. */
  const toRequest = (reference: string) =>
    // 26 bytes encode to a key that never ends in - or _, which mail programs cut off a link.
    REQUEST_PATH + reference.replace('-', '') + sign('request', reference).subarray(0, 26).toString('base64url');
  const toList = (listAt: number) => `${STAFF_PATH}list/${sign('list', listAt).toString('base64url')}`;
  return {
    toRequest,
    toList,
    /** The reference of the request that a path opens, or null if the key is wrong. */
    referenceIn(path: string): string | null {
      const key = path.slice(REQUEST_PATH.length);
      const reference = `${key.slice(0, 4)}-${key.slice(4, 8)}`;
      return isSame(path, toRequest(reference)) ? reference : null;
    },
    opensList: (path: string, listAt: number) => isSame(path, toList(listAt)),
  };
}

function isSame(one: string, other: string): boolean {
  // Both hashes have the same length, as the comparison requires.
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
