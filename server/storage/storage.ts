import type { TourRequest } from '../../shared/tour-request/fields.ts';
import type { StaffLink } from '../../shared/tour-request/staff-links.ts';
import type { ListPage, RequestPage } from '../../shared/tour-request/staff-page-types.ts';
import type { QuarantineReason, StatusChangeKind } from '../../shared/tour-request/status-changes.ts';

/** A call failed; a later one may succeed. The message is the reason, in one word. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** Keeps tour requests. Each call throws `StorageUnavailable` while the database is closed. */
export interface Storage {
  /** Returns once the request is on disk. */
  save(incoming: Incoming): Saved;
  openStaffLink(link: OpenedLink): StaffResult;
  health(): StorageHealth;
}

export type Incoming = {
  fields: TourRequest;
  language: string;
  receivedAt: number;
  quarantine: QuarantineReason | null;
  /** A browser sent it from our own page, within the limit of its network. */
  mayHaveReceipt: boolean;
};

/** `repeated` has the content of an earlier request; `quarantine-full` was not stored. */
export type Saved =
  | { outcome: 'stored'; reference: string; receivedAt: number; quarantine: QuarantineReason | null }
  | { outcome: 'repeated'; reference: string; receivedAt: number }
  | { outcome: 'quarantine-full' };

export type NewStatusChange = {
  kind: StatusChangeKind;
  note: string;
  /** First name or initials of who says it. */
  who: string;
  /** The reference of the other request of the same family. */
  other: string;
};

/** A link that staff opened, with the form they sent on the page of a request. */
export type OpenedLink = StaffLink & { sent?: NewStatusChange | undefined };

/** Null if the key in the link is not valid. */
export type StaffResult = { page: RequestPage | ListPage } | { redirectTo: string } | null;

/** What `/readyz` tells from. */
export type StorageHealth = {
  storing: boolean;
  /** Emails to staff whose delivery failed. */
  failing: number;
  /** Open requests that no delivered email names after five minutes. */
  overlooked: number;
  /** When the newest backup was made, or null. */
  backupAt: number | null;
};
