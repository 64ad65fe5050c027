import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { goodForm, isFull, peakMemory, post, report, startServer } from '../helpers/stress.ts';

const CONNECTIONS = 1000;
const GET = 'GET /contact HTTP/1.1\r\nHost: localhost\r\n';
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';

/** Opens connections that begin with `bytes` and go on with `more` every half second; reopens those that are closed. */
function startCrowd(port: number, bytes: string, more: string) {
  const open = new Set<Socket>();
  let isStopped = false;
  const begin = () => {
    if (isStopped) return;
    const socket = connect(port, '127.0.0.1', () => socket.pause().write(bytes));
    const timer = setInterval(() => socket.write(more), 500);
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      open.delete(socket);
      begin();
    });
  };
  for (let count = 0; count < CONNECTIONS; count += 1) begin();
  onTestFinished(() => {
    isStopped = true;
    for (const socket of open) socket.destroy();
  });
}

// A fixed heap makes the result independent of garbage collection.
const HEAP = '--max-old-space-size=512';

test.each([
  ['send a header slowly', `${GET}X-Slow: `, 'a'],
  ['send a form slowly', `${POST}Content-Length: 5000\r\n\r\nname=`, 'a'],
  ['read no response', `${GET}\r\n`.repeat(4), ''],
  ['pipeline 200 requests and read no response', `${GET}\r\n`.repeat(200), ''],
])('others are served while 1,000 connections %s', async (crowd, bytes, more) => {
  const server = await startServer({ nodeArguments: [HEAP] });
  startCrowd(server.port, bytes, more);
  const times: number[] = [];
  const seconds = isFull ? 30 : 3;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await setTimeout(5)) {
    const started = performance.now();
    const answer = await fetch(server.url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - started);
    if (times.length % 10 === 0) expect((await post(server.url, goodForm(times.length))).status).toBe(200);
  }
  times.sort((one, other) => one - other);
  report({
    crowd,
    pages: times.length,
    'p99 in ms': times[Math.floor(times.length * 0.99)] ?? 0,
    memory: peakMemory(server),
  });
});
