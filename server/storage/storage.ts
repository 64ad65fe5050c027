import type { Content } from '../../shared/read-content.ts';
import type { TourRequest } from '../../shared/tour-request/fields.ts';
import type { QuarantineReason } from '../../shared/tour-request/quarantine-reasons.ts';
import type { StaffLink } from '../../shared/tour-request/staff-links.ts';
import type { ListPage, RequestPage } from '../../shared/tour-request/staff-template.ts';
import type { ClosingReason, StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import type { Settings } from '../settings.ts';

/** Keeps tour requests. The storage thread implements it, and the main thread calls it. */
export interface Storage {
  /** Resolves once the request is on disk; rejects where it is not. */
  save(incoming: Incoming): Promise<Saved>;
  answerStaff(question: StaffQuestion): Promise<StaffAnswer>;
  health(): Promise<StorageHealth>;
  close(): Promise<void>;
}

export type Incoming = {
  fields: TourRequest;
  language: string;
  receivedAt: number;
  idempotencyKey: string | null;
  quarantine: QuarantineReason | null;
  /** Its words or links read like an offer: staff see a label, and no receipt is sent. */
  mayBeOffer: boolean;
  /** A browser sent it from our own page, within the limit of its network. */
  mayHaveReceipt: boolean;
};

/** `repeated` is the same content again, `known` the same idempotency key, `key-reused` that key with other content. */
export type Saved =
  | { outcome: 'stored'; reference: string; quarantine: QuarantineReason | null }
  | { outcome: 'repeated' | 'known'; reference: string }
  | { outcome: 'key-reused' };

export type NewStatusChange = {
  kind: StatusChangeKind;
  note?: string;
  /** Only where the kind is `closed`. */
  reason?: ClosingReason | null;
  /** Only where the kind is `visit`. */
  visitAt?: number | null;
};

export type StaffQuestion = StaffLink & { sent?: { change: NewStatusChange | { kind: 'undo' }; token: string } };

export type Visit = { reference: string; visitAt: number; summary: string };

/** Null where the key in the link is not valid. */
export type StaffAnswer = { page: RequestPage | ListPage } | { visit: Visit } | { redirectTo: string } | null;

/** Numbers about stored requests and messages, without typed text. */
export type StorageHealth = {
  storing: boolean;
  stored: number;
  quarantined: number;
  undelivered: number;
  /** Messages to staff that were tried and not delivered. */
  failing: number;
  /** When the oldest undelivered notice was written. */
  oldestNoticeAt: number | null;
};

export type WorkerData = { settings: Settings; content: Content };

export type Call = {
  [Method in keyof Storage]: { id: number; method: Method; args: Parameters<Storage[Method]> };
}[keyof Storage];

export type FromWorker =
  | { type: 'ready' }
  | { type: 'done'; id: number; value: unknown }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'log'; level: 'info' | 'warn' | 'error'; details: Record<string, unknown>; text: string };
