import { createHash } from 'node:crypto';
import { FIELDS, type TourRequest } from '../../shared/tour-request/fields.ts';
import type { QuarantineReason } from '../../shared/tour-request/quarantine-reasons.ts';

/** A tour request that passed every check and is to be stored. */
export type Incoming = {
  fields: TourRequest;
  /** Code of the language of the page it came from. */
  language: string;
  receivedAt: number;
  /** The sender's key, or null. */
  key: string | null;
  quarantine: QuarantineReason | null;
};

/** What became of it: stored now, stored before, or refused because its key was used for something else. */
export type Saved = { outcome: 'stored' | 'repeated' | 'known'; reference: string } | { outcome: 'key-reused' };

/** A digest of what the family wrote, equal for equal content only. */
export function contentHash(fields: TourRequest): Uint8Array {
  // A field added later counts only where it is filled in: the same form, sent again after the server has learned of the
  // field, is still the same.
  const counted = FIELDS.filter(({ name, addedLater }) => !addedLater || fields[name] !== '');
  const parts = counted.map(({ name, addedLater }) => (addedLater ? [name, fields[name]] : fields[name]));
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
