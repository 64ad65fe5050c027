import type { TourRequest } from '../../shared/tour-request/fields.ts';
import type { QuarantineReason } from '../../shared/tour-request/quarantine-reasons.ts';
import type { NewMark } from './messages.ts';

/** A tour request as it is kept; times are milliseconds since 1970. */
export type StoredRequest = TourRequest & {
  id: number;
  reference: string;
  receivedAt: number;
  /** Code of the language of the page it came from. */
  language: string;
  quarantine: QuarantineReason | null;
  contactedAt: number | null;
  visitAt: number | null;
  closedAt: number | null;
  /** Reference of the request that this one repeats, or null. */
  repeatOf: string | null;
};

/** Something that was noted about a request. */
export type Mark = Required<NewMark> & { madeAt: number; undoneAt: number | null };

/** A message that waits to be delivered. */
export type OutboxRow = {
  id: number;
  /** What the message is for. */
  kind: 'notice' | 'receipt' | 'reminder' | 'digest';
  requestId: number | null;
  /** A member of staff; null for a receipt. */
  recipient: string | null;
  createdAt: number;
  /** Which attempt this is, from 1. */
  attempts: number;
};
