import type { TourRequest } from '../../shared/tour-request/fields.ts';

const KEY = 'tour-request';

/** Milliseconds after which a request that was sent is no longer news. */
const NEWS_MS = 24 * 3_600_000;

/** What the tab keeps of one tour request until it is closed: what was typed, or when it was sent. */
interface Draft {
  values?: TourRequest;
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

function keep(draft: Draft): void {
  memory = draft;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {}
}

/** Keeps the values, which end the news of the request before. An empty form is not stored. */
export function keepValues(values: TourRequest): void {
  const draft = read();
  if (draft?.values || Object.values(values).some(Boolean)) keep({ values });
}

/** The values that the form of any page in the tab has; undefined if the tab has no draft. */
export function keptValues(): Partial<TourRequest> | undefined {
  const draft = read();
  return draft && (draft.values ?? {});
}

/** The page of thanks is here. The server leads browsers to it by a redirect, after a request that the browser itself has sent. */
export function rememberArrival(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRedirected = navigation?.type === 'navigate' && navigation.redirectCount > 0;
  if (isRedirected && document.referrer.startsWith(location.origin)) rememberSent();
}

export function rememberSent(later: Draft['later'] = {}): void {
  keep({ sentAt: Date.now(), later });
}

export function laterThanPromised(language: string): string | undefined {
  return read()?.later?.[language];
}

export function isSent(): boolean {
  return Date.now() - (read()?.sentAt ?? 0) < NEWS_MS;
}
