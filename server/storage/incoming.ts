import { createHash } from 'node:crypto';
import type { TourRequest } from '../../shared/tour-request/fields.ts';
import type { Language } from '../language.ts';

/** Why a tour request waits for a look from staff. */
export type QuarantineReason = 'honeypot' | 'limit' | 'links';

/** A tour request that passed every check and is to be stored. */
export type Incoming = {
  fields: TourRequest;
  language: Language;
  receivedAt: number;
  /** The sender's key, or null. */
  key: string | null;
  quarantine: QuarantineReason | null;
};

/** What became of it: stored now, stored before, or refused because its key was used for something else. */
export type Saved = { outcome: 'stored' | 'repeated' | 'known'; reference: string } | { outcome: 'key-reused' };

/** A digest of what the family wrote, equal for equal content only. */
export function contentHash(fields: TourRequest): Uint8Array {
  const { name, address, email, phone, message } = fields;
  return createHash('sha256')
    .update(JSON.stringify([name, address, email, phone, message]))
    .digest();
}
