import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { encode, goodForm } from './client.ts';

/** The results of a load run. */
export type Stretch = { answered: number; failed: number; latencies: number[]; seconds: number };

/** The bytes of one request; each call gives another one. */
export type Source = () => string;

/** Asks for the home page as a browser does. */
export const pageSource: Source = () =>
  'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n';

/** Sends a tour request from another family each time. */
export function createFormSource(): Source {
  let count = 10_000_000;
  const [before = '', ...parts] = encode(goodForm('MARK')).split('MARK');
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';
  const length = before.length + parts.reduce((sum, part) => sum + part.length + 8, 0);
  return () => {
    count += 1;
    const body = before + parts.map((part) => count + part).join('');
    return `${head}Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${length}\r\n\r\n${body}`;
  };
}

/** Keeps so many connections busy for some time, each with one request after the other. */
export async function putUnderLoad(port: number, source: Source, connections: number, milliseconds: number) {
  const stretch: Stretch = { answered: 0, failed: 0, latencies: [], seconds: 0 };
  const started = performance.now();
  const end = started + milliseconds;
  await Promise.all(Array.from({ length: connections }, () => keepBusy(port, source, end, stretch)));
  stretch.seconds = (performance.now() - started) / 1000;
  return stretch;
}

function keepBusy(port: number, source: Source, end: number, stretch: Stretch) {
  return new Promise<void>((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1').setNoDelay(true);
    let sentAt = 0;
    let left = 0;
    let head = '';
    const next = () => {
      sentAt = performance.now();
      if (sentAt < end) socket.write(source());
      else socket.destroy();
    };
    const answered = () => {
      stretch.latencies.push(performance.now() - sentAt);
      if (head.startsWith('HTTP/1.1 200 ')) stretch.answered += 1;
      else stretch.failed += 1;
      head = '';
      next();
    };
    socket.on('connect', next);
    socket.on('error', () => {
      stretch.failed += 1;
    });
    socket.on('close', () => resolve());
    socket.on('data', (chunk: Buffer) => {
      if (left > 0) left -= chunk.length;
      else {
        // One request is open at a time, so all data belongs to its answer.
        head += chunk.toString('latin1');
        const mark = head.indexOf('\r\n\r\n');
        if (mark < 0) return;
        left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - mark - 4);
      }
      if (left <= 0) answered();
    });
  });
}
