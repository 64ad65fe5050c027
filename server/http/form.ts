import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FIELDS } from '../../shared/tour-request/fields.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** A longer body is refused, unless it is a form with each field within its limit. */
const BODY_LIMIT = 64 * 1024;
/** In a form, a character outside of ASCII takes 6, 9 or 12 bytes. */
const BYTES_PER_CHARACTER = 12;
/** The list of staff has a checkbox for each of 200 requests. */
const MAX_FIELDS = 250;
const FORM_LIMIT = FIELDS.reduce((bytes, { maxLength }) => bytes + maxLength * BYTES_PER_CHARACTER, 4096);

/** A form as it was sent; the fields are null where it cannot be read or has a field twice. */
export type SentForm = { fields: ReadonlyMap<string, string> | null; isLarge: boolean };

/** Lets routes read forms, and nothing else, from `request.body`. */
export function acceptForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(FORM_TYPE, { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
    done(null, { fields: parseForm(body), isLarge: body.length > BODY_LIMIT } satisfies SentForm),
  );
}

/** Returns null for a body that no browser sends. */
export function parseForm(body: Buffer): Map<string, string> | null {
  const fields = new Map<string, string>();
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    for (const pair of text.split('&').filter(Boolean)) {
      const mark = pair.includes('=') ? pair.indexOf('=') : pair.length;
      const name = decode(pair.slice(0, mark));
      if (fields.has(name) || fields.size === MAX_FIELDS) return null;
      const value = decode(pair.slice(mark + 1));
      fields.set(name, value.replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n'));
    }
  } catch {
    return null;
  }
  return fields;
}

function decode(text: string) {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

export function isReadable({ 'content-type': type = '', 'content-encoding': coding }: IncomingHttpHeaders): boolean {
  const charset = /;\s*charset="?([^;"\s]*)/i.exec(type)?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) && (coding ?? 'identity').toLowerCase() === 'identity';
}

/** Null without the header, undefined where it is no UUID. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  return UUID.test(String(key)) ? String(key).toLowerCase() : undefined;
}

export function isCrossSite(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && origin !== ownOrigin && URL.parse(origin)?.host !== headers.host;
}
