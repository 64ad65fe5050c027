import type { IncomingMessage } from 'node:http';

const BODY_LIMIT = 64 * 1024;
// A browser shows an answer only if it could send everything first, so a body somewhat too large is read to its end.
const READ_ON = 1024 * 1024;

/** Reads the body of a request, or gives null where it is too large. */
export function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > READ_ON) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    const collect = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= BODY_LIMIT) chunks.push(chunk);
      else chunks = [];
      if (length <= READ_ON) return;
      // The stream goes on without a listener: destroying it would take the answer with it.
      request.off('data', collect);
      resolve(null);
    };
    request.on('data', collect);
    request.once('end', () => resolve(length <= BODY_LIMIT ? Buffer.concat(chunks) : null));
    request.once('error', reject);
  });
}
