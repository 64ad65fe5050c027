import type { IncomingMessage } from 'node:http';
import { FIELDS } from '../../shared/tour-request/fields.ts';

/** The most bytes that any body may have. */
const BODY_LIMIT = 64 * 1024;
// In a form, a letter outside ASCII takes 6, 9 or, beyond the first 65,536, 12 bytes.
const BYTES_PER_LETTER = 12;
/** The most bytes that our own form has where every field is as long as it may be, in any script, with the names of the fields. */
const FORM_LIMIT = FIELDS.reduce((bytes, { maxLength }) => bytes + maxLength * BYTES_PER_LETTER, 4096);
// A browser shows an answer only if it could send everything first, so a body somewhat too large is read to its end.
const READ_ON = 1024 * 1024;

/** The body of a request, or null where not even the longest form would be so large. */
export type Body = {
  bytes: Buffer | null;
  /** Whether it is too large for anything but our own form with each field within its limit. */
  isLarge: boolean;
};

const TOO_LARGE: Body = { bytes: null, isLarge: true };

/** Reads the body of a request, and keeps no more of it than a form can have. */
export function readBody(request: IncomingMessage): Promise<Body> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > READ_ON) return Promise.resolve(TOO_LARGE);
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    const finish = () =>
      resolve(length > FORM_LIMIT ? TOO_LARGE : { bytes: Buffer.concat(chunks), isLarge: length > BODY_LIMIT });
    const collect = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= FORM_LIMIT) chunks.push(chunk);
      else chunks = [];
      if (length <= READ_ON) return;
      // The stream goes on without a listener: destroying it would take the answer with it.
      request.off('data', collect);
      finish();
    };
    request.on('data', collect);
    request.once('end', finish);
    request.once('error', reject);
  });
}
