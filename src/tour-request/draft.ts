import type { TourRequest } from '../../shared/tour-request/fields.ts';

const KEY = 'tour-request';

/** Milliseconds after which a request that was sent is no longer news. */
const NEWS_MS = 24 * 3_600_000;

/** What the tab keeps of one tour request until it is closed: what was typed, or when it was sent. */
interface Draft {
  values?: TourRequest;
  /** The address of the page from which the browser itself is sending the values. */
  sendingFrom?: string;
  sentAt?: number;
  /** When staff call, if it is later than promised, by the language of the words. */
  later?: Readonly<Record<string, string | undefined>>;
}

// Serves if storage is blocked.
let memory: Draft | undefined;

// Another page of the tab may have changed the draft, so it is read at each use.
function read(): Draft | undefined {
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

/** Keeps the values, which end the news of the request before. An empty form is not stored. */
export function keepValues(values: TourRequest): void {
  const draft = read();
  if (draft?.values || Object.values(values).some(Boolean)) write({ values });
}

/** The values that the form of any page in the tab has; undefined if the tab has no draft. */
export function keptValues(): Partial<TourRequest> | undefined {
  const draft = read();
  return draft && (draft.values ?? {});
}

/** The visitor has emptied the form, which leaves pages in the history nothing to show. */
export function forgetDraft(): void {
  write({});
}

/** The browser sends the values. Only the next page, which knows the address of this one, can tell whether they arrived. */
export function rememberSending(): void {
  write({ ...read(), sendingFrom: location.origin + location.pathname + location.search });
}

/** The page of thanks is here: the request has arrived if the form that sent it led here. */
export function rememberArrival(): void {
  if (document.referrer && read()?.sendingFrom === document.referrer) rememberSent();
}

export function rememberSent(later: Draft['later'] = {}): void {
  write({ sentAt: Date.now(), later });
}

export function laterThanPromised(language: string): string | undefined {
  return read()?.later?.[language];
}

export function isSent(): boolean {
  return Date.now() - (read()?.sentAt ?? 0) < NEWS_MS;
}
