import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { FIELDS } from '../../shared/tour-request/fields.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** An emoji takes 12 bytes in a form. */
const BYTES_PER_CHARACTER = 12;
/** The longest valid form. */
const FORM_LIMIT = FIELDS.reduce((bytes, { maxLength }) => bytes + maxLength * BYTES_PER_CHARACTER, 4096);
/** The fields by name; null if the form is malformed or repeats a field. */
export type SentForm = ReadonlyMap<string, string> | null;

/** Parses forms, and no other content type, into `request.body`. */
export function acceptForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(FORM_TYPE, { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
    done(null, parseForm(body)),
  );
}

function parseForm(body: Buffer): SentForm {
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

/** Whether a form comes from our own page, from elsewhere, or from a program or browser that does not say it. */
export function sourceOf(headers: IncomingHttpHeaders, ownOrigin: string): 'own' | 'other' | 'unknown' {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin' ? 'own' : site === 'none' ? 'unknown' : 'other';
  // Safari before 16.4 sends only `Origin`.
  if (origin === undefined) return 'unknown';
  return origin === ownOrigin || URL.parse(origin)?.host === host ? 'own' : 'other';
}
