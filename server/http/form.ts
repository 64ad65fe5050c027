import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FIELDS } from '../../shared/tour-request/fields.ts';
import type { SendProblem } from './problem.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** UTF-16 units of a form that is read, more than the longest valid one has. */
const TEXT_LIMIT = 64 * 1024;
/** An emoji takes 12 bytes in a form. */
const BYTES_PER_CHARACTER = 12;
const FORM_LIMIT = FIELDS.reduce((bytes, { maxLength }) => bytes + maxLength * BYTES_PER_CHARACTER, 4096);
/** A body up to this length is always read, even while strangers hold many long ones open. */
const SHORT_BODY = 16 * 1024;
/** Bytes of all longer bodies that are being received or answered. */
const MAX_HELD = 64 * 1024 * 1024;

/** The fields are null if the form is malformed or repeats a field. */
export type SentForm = { fields: ReadonlyMap<string, string> | null; isLarge: boolean };

/** Parses forms, and no other content type, into `request.body`. */
export function acceptForms(app: FastifyInstance, sendProblem: SendProblem) {
  let held = 0;
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    const bytes = coding ? FORM_LIMIT : Number(length ?? 0);
    if (bytes <= SHORT_BODY) return done(null, payload);
    if (held + bytes > MAX_HELD)
      return void sendProblem(request, reply, 'unavailable', { headers: { 'retry-after': '30' } });
    held += bytes;
    reply.raw.once('close', () => {
      held -= bytes;
    });
    done(null, payload);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(FORM_TYPE, { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) => {
    const fields = parseForm(body);
    const length = [...(fields ?? [])].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
    done(null, { fields, isLarge: length > TEXT_LIMIT } satisfies SentForm);
  });
}

/** Returns null if the body is malformed. */
function parseForm(body: Buffer): Map<string, string> | null {
  const fields = new Map<string, string>();
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    // Throws on escapes that URLSearchParams would repair.
    decodeURIComponent(text);
    for (const [name, value] of new URLSearchParams(text)) {
      if (fields.has(name)) return null;
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

/** Whether a form comes from our own page, from elsewhere, or from a program or browser that does not say it. */
export function sourceOf(headers: IncomingHttpHeaders, ownOrigin: string): 'own' | 'other' | 'unknown' {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin' ? 'own' : site === 'none' ? 'unknown' : 'other';
  // Safari before 16.4 sends only `Origin`.
  if (origin === undefined) return 'unknown';
  return origin === ownOrigin || URL.parse(origin)?.host === host ? 'own' : 'other';
}
