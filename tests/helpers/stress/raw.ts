import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Answers that came back on one connection, and whether the server then closed it. */
export type Raw = { answers: { status: number; head: string; body: string }[]; closed: boolean };

/** A busy machine may need this long for an answer to begin. */
const FIRST_BYTE = 5000;

/** Sends bytes exactly as they are and collects what comes back until the server closes or falls silent. */
export function exchange(port: number, parts: readonly (string | Buffer)[], patience = 400): Promise<Raw> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = (closed: boolean) => {
      socket.destroy();
      resolve({ answers: split(Buffer.concat(chunks)), closed });
    };
    socket.setTimeout(FIRST_BYTE, () => finish(false));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      socket.setTimeout(patience);
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    socket.on('connect', async () => {
      socket.setNoDelay(true);
      for (const part of parts) {
        if (part !== parts[0]) await setTimeout(2);
        if (socket.writable) socket.write(part);
      }
    });
  });
}

function split(bytes: Buffer) {
  const answers: Raw['answers'] = [];
  let rest = bytes;
  for (let end = rest.indexOf('\r\n\r\n'); end > 0; end = rest.indexOf('\r\n\r\n')) {
    const head = rest.subarray(0, end).toString('latin1');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0);
    const length = status === 304 ? 0 : Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    answers.push({ status, head, body: rest.subarray(end + 4, end + 4 + length).toString() });
    rest = rest.subarray(end + 4 + length);
  }
  if (rest.length > 0) answers.push({ status: 0, head: rest.toString('latin1'), body: '' });
  return answers;
}
