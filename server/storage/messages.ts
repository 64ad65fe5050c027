// The border between the main thread and the storing thread: all that crosses it, and all of storage/ that the main thread knows.
import type { Content } from '../../shared/read-content.ts';
import type { TourRequest } from '../../shared/tour-request/fields.ts';
import type { ClosingReason, MarkKind } from '../../shared/tour-request/marks.ts';
import type { QuarantineReason } from '../../shared/tour-request/quarantine-reasons.ts';
import type { Settings } from '../settings.ts';
import type { StaffQuestion } from './views.ts';

/** What the storing thread is started with. */
export type WorkerData = {
  settings: Settings;
  content: Content;
  /** Whether the site was built with the pages that links in letters open. */
  hasStaffPages: boolean;
};

/** A tour request that passed every check and is to be stored. */
export type Incoming = {
  fields: TourRequest;
  /** Code of the language of the page it came from. */
  language: string;
  receivedAt: number;
  /** The sender's key, or null. */
  key: string | null;
  quarantine: QuarantineReason | null;
  /** Why it waits once so many earlier requests had much the same message; null for never. */
  suspicion: { reason: QuarantineReason; alike: number } | null;
  /** Whether it comes from our own page, so that a receipt goes to somebody who asked for it. */
  isFromPage: boolean;
};

/** What became of it on disk: stored now, stored before, or refused because its key was used for something else. */
export type Saved =
  | { outcome: 'stored'; reference: string; quarantine: QuarantineReason | null }
  | { outcome: 'repeated' | 'known'; reference: string }
  | { outcome: 'key-reused' };

/** Something that staff note about a request. */
export type NewMark = {
  kind: MarkKind;
  /** What they wrote, or an empty text. */
  note?: string;
  /** Why it was closed; null for any other mark. */
  reason?: ClosingReason | null;
  /** When the family comes to visit; null for any other mark. */
  visitAt?: number | null;
};

/** How the collection stands, in numbers without anything a family wrote. */
export type Status = {
  /** Whether the latest attempt to store something, or the latest proof that it can be done, succeeded. */
  storing: boolean;
  /** Tour requests on disk. */
  stored: number;
  /** Those waiting in quarantine. */
  quarantined: number;
  /** Messages not yet delivered. */
  undelivered: number;
  /** Messages to staff that were tried and not delivered. */
  failing: number;
  /** Code of the latest such failure, or null. */
  failure: string | null;
  /** When the oldest undelivered notice was written, or null. */
  oldestNoticeAt: number | null;
  /** When the oldest request came that nobody has marked contacted, or null. */
  oldestUncontactedAt: number | null;
};

/** Something the storing thread is asked to do. */
export type Question =
  | { type: 'save'; incoming: Incoming }
  | { type: 'staff'; question: StaffQuestion }
  | { type: 'status' }
  | { type: 'close' };

/** A question with the number that its answer carries too. */
export type ToWorker = Question & { id: number };

/** The answer to the question of a number. */
export type Answer = { type: 'done'; id: number; value: unknown } | { type: 'failed'; id: number; code: string };

/** What the storing thread says. */
export type FromWorker =
  | Answer
  | { type: 'ready' }
  | { type: 'log'; level: 'info' | 'warn' | 'error'; details: Record<string, unknown>; text: string };
