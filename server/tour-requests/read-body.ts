import type { IncomingMessage } from 'node:http';

/** Largest body that is taken, in bytes. */
export const BODY_LIMIT = 64 * 1024;
// A browser shows an answer only if it could send everything first, so a body somewhat too large is read to its end.
const READ_ON = 1024 * 1024;

/** Reads the body of a request, or gives null where it is too large. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > READ_ON) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= BODY_LIMIT) chunks.push(chunk);
    else if (length > READ_ON) return null;
    else chunks.length = 0;
  }
  return length <= BODY_LIMIT ? Buffer.concat(chunks) : null;
}
