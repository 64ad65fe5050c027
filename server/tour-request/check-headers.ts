import type { IncomingHttpHeaders } from 'node:http';
import type { Problem } from '../../shared/problems-schema.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What the headers of a tour request say against taking it, with what to answer about it, or null. */
export function checkHeaders(
  headers: IncomingHttpHeaders,
): { problem: Problem; answer?: Record<string, string> } | null {
  if (headers['sec-fetch-site'] === 'cross-site') return { problem: 'cross-site' };
  if (!isForm(headers['content-type'])) return { problem: 'type', answer: { 'accept-post': FORM_TYPE } };
  const coding = headers['content-encoding'] ?? 'identity';
  if (coding.toLowerCase() !== 'identity') return { problem: 'type', answer: { 'accept-encoding': 'identity' } };
  const key = keyOf(headers);
  return key === null || UUID.test(key) ? null : { problem: 'bad-key' };
}

/** The key by which a retry is known, or null where the sender gave none. */
export function keyOf(headers: IncomingHttpHeaders): string | null {
  // Node joins a header that is given twice, and what comes of it is no UUID.
  const key = headers['idempotency-key'];
  return key === undefined ? null : String(key).toLowerCase();
}

function isForm(contentType = '') {
  const [type, ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (type !== FORM_TYPE) return false;
  return parameters.every((parameter) => !parameter.startsWith('charset=') || /^charset="?utf-8"?$/.test(parameter));
}
