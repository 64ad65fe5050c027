import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FIELDS } from '../../shared/tour-request/fields.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Only our own form may be longer, because a long message takes many bytes in some scripts. */
const BODY_LIMIT = 64 * 1024;
/** A character outside ASCII takes 6, 9 or 12 bytes in a form. */
const BYTES_PER_CHARACTER = 12;
/** The list of staff has a checkbox for each of 200 requests. */
const MAX_FIELDS = 250;
const FORM_LIMIT = FIELDS.reduce((bytes, { maxLength }) => bytes + maxLength * BYTES_PER_CHARACTER, 4096);

/** The fields are null if the form is malformed or repeats a field. */
export type SentForm = { fields: ReadonlyMap<string, string> | null; isLarge: boolean };

/** Parses forms, and no other content type, into `request.body`. */
export function acceptForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(FORM_TYPE, { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
    done(null, { fields: parseForm(body), isLarge: body.length > BODY_LIMIT } satisfies SentForm),
  );
}

/** Returns null if the body is malformed. */
function parseForm(body: Buffer): Map<string, string> | null {
  const fields = new Map<string, string>();
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    // Throws on escapes that URLSearchParams would repair.
    decodeURIComponent(text);
    for (const [name, value] of new URLSearchParams(text)) {
      if (fields.has(name) || fields.size === MAX_FIELDS) return null;
      fields.set(name, value.replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n'));
    }
  } catch {
    return null;
  }
  return fields;
}

export function isReadable({ 'content-type': type = '', 'content-encoding': coding }: IncomingHttpHeaders): boolean {
  const charset = /;\s*charset="?([^;"\s]*)/i.exec(type)?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) && (coding ?? 'identity').toLowerCase() === 'identity';
}

/** Null without the header, undefined if it is not a UUID. */
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
