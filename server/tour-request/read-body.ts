import type { IncomingMessage } from 'node:http';

const BODY_LIMIT = 64 * 1024;
// A browser shows an answer only if it could send everything first, so a body somewhat too large is read to its end.
const READ_ON = 1024 * 1024;

/** Reads the body of a request, or no more than its start where it is too large. */
export function readBody(request: IncomingMessage): Promise<{ start: Buffer; whole: boolean }> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > READ_ON) return Promise.resolve({ start: Buffer.alloc(0), whole: false });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = () => resolve({ start: Buffer.concat(chunks), whole: length <= BODY_LIMIT });
    const collect = (chunk: Buffer) => {
      if (length < BODY_LIMIT) chunks.push(chunk.subarray(0, BODY_LIMIT - length));
      length += chunk.length;
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
