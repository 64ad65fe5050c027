import type { TourRequest } from '../../shared/tour-request/fields.ts';

const STORED_AS = 'tour-request';

interface Draft {
  values?: Partial<TourRequest>;
  /** What was last sent, and the key it was sent with. */
  attempt?: { body: string; key: string };
}

// The page knows best: storage may be blocked or full, and a page restored by the back button still holds its key.
let draft: Draft | undefined;

function read(): Draft {
  draft ??= stored();
  return draft;
}

function stored(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
  } catch {
    return {};
  }
}

function write(change: Draft): void {
  draft = { ...read(), ...change };
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(draft));
  } catch {}
}

/** Keeps what stands in the fields until the tab is closed; an empty form leaves no trace. */
export function keepValues(values: TourRequest): void {
  if (Object.values(values).some(Boolean) || read().values) write({ values });
}

/** What stood in the fields when the page was left. */
export function keptValues(): Partial<TourRequest> {
  return read().values ?? {};
}

/**
 * The key of a request: the same one whenever the same words go out again, over a reload too, so that a host which has
 * stored them already does not store them twice. Other words are another request, for which it would refuse the old key.
 */
export function keyFor(body: string): string {
  const { attempt } = read();
  if (attempt?.body === body) return attempt.key;
  const key = newKey();
  write({ attempt: { body, key } });
  return key;
}

/** Forgets everything, once the request has arrived. */
export function forgetDraft(): void {
  draft = {};
  try {
    sessionStorage.removeItem(STORED_AS);
  } catch {}
}

// crypto.randomUUID exists on https and localhost alone; a center may try its site out on a plain address first.
function newKey(): string {
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
