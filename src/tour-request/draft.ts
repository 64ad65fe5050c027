import type { TourRequest } from '../../shared/tour-request/fields.ts';
import { DRAFT, SENT } from './draft-names.ts';

interface Draft {
  values?: Partial<TourRequest>;
  /** The last body sent, and its key. */
  attempt?: { body: string; key: string };
}

// A copy in memory serves if storage is blocked or full.
let draft: Draft | undefined;

function read(): Draft {
  draft ??= stored();
  return draft;
}

function stored(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}');
  } catch {
    return {};
  }
}

function write(change: Draft): void {
  draft = { ...read(), ...change };
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify(draft));
  } catch {}
}

/** Keeps the values until the tab is closed. An empty form is not stored. */
export function keepValues(values: TourRequest): void {
  if (Object.values(values).some(Boolean) || read().values) write({ values });
}

export function keptValues(): Partial<TourRequest> {
  return read().values ?? {};
}

/** The Idempotency-Key of a body: the same for a retry, after a reload too, and another one for another body. */
export function keyFor(body: string): string {
  const { attempt } = read();
  if (attempt?.body === body) return attempt.key;
  const key = newKey();
  write({ attempt: { body, key } });
  return key;
}

export function forgetDraft(): void {
  draft = {};
  try {
    sessionStorage.removeItem(DRAFT);
  } catch {}
}

// crypto.randomUUID exists only on https and localhost.
function newKey(): string {
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a request was sent from this entry of the session history; still true after Back. */
export function isSent(): boolean {
  return history.state?.[SENT] === true;
}

export function rememberSent(): void {
  history.replaceState({ ...history.state, [SENT]: true }, '');
}
