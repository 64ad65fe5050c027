import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { goodForm, post, send } from '../helpers/stress/client.ts';
import { percentile } from '../helpers/stress/measure.ts';
import { isFull, report, startServer } from '../helpers/stress/stress-test.ts';

const CONNECTIONS = 1000;
const STEP = 500;
const BODY_TO_COME =
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nname=';

/** Loads pages and posts requests during 1,000 slow connections. */
async function serveBesideTheSlow(seconds: number) {
  const server = await startServer();
  const crowd = startCrowd(server.port);
  while (crowd.open() < CONNECTIONS) await setTimeout(20);
  const pages: number[] = [];
  const posts: number[] = [];
  let failed = 0;
  let fewest = CONNECTIONS;
  const time = async (list: number[], ask: () => Promise<{ status: number }>) => {
    const started = performance.now();
    const { status } = await ask();
    list.push(performance.now() - started);
    if (status !== 200) failed += 1;
  };
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    await time(pages, () => send(`${server.url}/`, { headers: { 'accept-encoding': 'br' } }));
    if (pages.length % 10 === 0) await time(posts, () => post(server.url, goodForm(pages.length)));
    fewest = Math.min(fewest, crowd.open());
    await setTimeout(5);
  }
  crowd.stop();
  return report({
    pages: pages.length,
    failed,
    'slow connections begun': crowd.begun(),
    'fewest of them open': fewest,
    'median of pages in ms': percentile(pages, 50),
    'p99 of tour requests in ms': percentile(posts, 99),
    p99: percentile(pages, 99),
  });
}

/** Opens connections that send one byte at a time or read no response, and reopens those that are closed. */
function startCrowd(port: number) {
  const sockets = new Set<Socket>();
  let begun = 0;
  let stopped = false;
  const begin = () => {
    if (stopped) return;
    begun += 1;
    const kind = begun % 3;
    const socket = connect(port, '127.0.0.1', () => {
      sockets.add(socket);
      if (kind === 0) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      else if (kind === 1) socket.write(BODY_TO_COME);
      else socket.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(4));
    });
    const timer = setInterval(() => kind !== 2 && socket.write('a'), STEP);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      if (sockets.delete(socket)) begin();
    });
  };
  for (let count = 0; count < CONNECTIONS; count += 1) begin();
  return {
    open: () => sockets.size,
    begun: () => begun,
    stop() {
      stopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('1,000 slow connections do not slow down pages', async () => {
  const { p99, failed } = await serveBesideTheSlow(isFull ? 60 : 3);
  expect(p99, 'milliseconds').toBeLessThan(250);
  expect(failed).toBe(0);
});
