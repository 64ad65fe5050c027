import type { IncomingHttpHeaders } from 'node:http';
import type { Problem } from '../../shared/problems-schema.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What the headers say against taking a tour request, with what to answer about it, or the key by which a retry is known. */
export type CheckedHeaders =
  | { problem: Problem; answer?: Record<string, string> }
  | { problem: null; key: string | null };

/** Whether a browser says that another website sent the request; `ownOrigin` is that of the public address. */
export function isFromElsewhere(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers without that header still say where they come from.
  const { origin } = headers;
  return origin !== undefined && origin !== ownOrigin && URL.parse(origin)?.host !== headers.host;
}

/** Checks the headers of a tour request; the key is null where the sender gave none. */
export function checkHeaders(headers: IncomingHttpHeaders): CheckedHeaders {
  if (!isForm(headers['content-type'])) return { problem: 'type', answer: { 'accept-post': FORM_TYPE } };
  const coding = headers['content-encoding'] ?? 'identity';
  if (coding.toLowerCase() !== 'identity') return { problem: 'type', answer: { 'accept-encoding': 'identity' } };
  // Node joins a header that is given twice, and what comes of it is no UUID.
  const key = headers['idempotency-key'];
  if (key === undefined) return { problem: null, key: null };
  return UUID.test(String(key)) ? { problem: null, key: String(key).toLowerCase() } : { problem: 'bad-key' };
}

function isForm(contentType = '') {
  const [type, ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (type !== FORM_TYPE) return false;
  return parameters.every((parameter) => !parameter.startsWith('charset=') || /^charset="?utf-8"?$/.test(parameter));
}
