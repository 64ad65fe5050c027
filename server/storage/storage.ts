import type { Content } from '../../shared/content/read-content.ts';
import type { TourRequest } from '../../shared/tour-request/fields.ts';
import type { ListLink, RequestLink } from '../../shared/tour-request/staff-links.ts';
import type { ListPage, RequestPage } from '../../shared/tour-request/staff-page-types.ts';
import type { QuarantineReason, StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import type { Log } from '../describe-error.ts';
import type { Settings } from '../settings.ts';

/** Keeps tour requests. The storage thread implements it, and the main thread calls it. */
export interface Storage {
  /** Resolves once the request is on disk; rejects if it is not. */
  save(incoming: Incoming): Promise<Saved>;
  openStaffLink(link: OpenedLink): Promise<StaffResult>;
  health(): Promise<StorageHealth>;
  close(): Promise<void>;
}

export type Incoming = {
  fields: TourRequest;
  language: string;
  receivedAt: number;
  idempotencyKey: string | null;
  quarantine: QuarantineReason | null;
  /** A browser sent it from our own page, within the limit of its network. */
  mayHaveReceipt: boolean;
};

/**
 * `repeated` has the idempotency key or the content of an earlier request, `key-reused` the key with other content.
 * `quarantine-full` was not stored.
 */
export type Saved =
  | { outcome: 'stored'; reference: string; quarantine: QuarantineReason | null }
  | { outcome: 'repeated'; reference: string }
  | { outcome: 'key-reused' }
  | { outcome: 'quarantine-full' };

export type NewStatusChange = { kind: StatusChangeKind; note?: string };

/** `undo` is the id of the change to undo. */
export type SentChange = Required<NewStatusChange> | { undo: number };

/** A link that staff opened, with the form they sent there. */
export type OpenedLink = (RequestLink & { sent?: SentChange }) | ListLink;

/** Null if the key in the link is not valid. */
export type StaffResult = { page: RequestPage | ListPage } | { redirectTo: string } | null;

/** Numbers about stored requests and emails, without typed text. */
export type StorageHealth = {
  storing: boolean;
  stored: number;
  quarantined: number;
  undelivered: number;
  /** Emails to staff whose delivery failed. */
  failing: number;
  /** Open requests that no delivered email names after five minutes. */
  overlooked: number;
};

export type WorkerData = { settings: Settings; content: Content };

/** What the storage thread answers to a call; `reason` is one word. */
export type Answer<Value> = { value: Value } | { reason: string };

export type LogMessage = Parameters<Log>;
