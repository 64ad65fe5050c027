import type { TourRequest } from '../../shared/tour-request/fields.ts';

const KEY = 'tour-request';

/** What the tab keeps of a tour request until it is closed. */
interface Draft {
  values?: TourRequest;
  /** Whether the browser itself is sending the values. */
  isSending?: boolean;
  isSent?: boolean;
}

// Serves if storage is blocked.
let memory: Draft = {};

// Another page of the tab may have changed the draft, so it is read at each use.
function read(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? memory;
  } catch {
    return memory;
  }
}

function write(draft: Draft): void {
  memory = draft;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {}
}

/** Keeps the values. An empty form is not stored. */
export function keepValues(values: TourRequest): void {
  const draft = read();
  if (draft.values || Object.values(values).some(Boolean)) write({ ...draft, values, isSending: false });
}

export function keptValues(): TourRequest | undefined {
  return read().values;
}

/** The browser sends the values. Only the next page can tell whether they arrived. */
export function rememberSending(): void {
  write({ ...read(), isSending: true });
}

/** The page of thanks is here. A visitor who opens it again may have a new draft by then. */
export function rememberArrival(): void {
  if (read().isSending) rememberSent();
}

export function rememberSent(): void {
  write({ isSent: true });
}

export function isSent(): boolean {
  return read().isSent === true;
}
