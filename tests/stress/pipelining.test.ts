import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { mailSettings, startSmtpPeer } from '../../tooling/smtp-peer.ts';
import { goodForm, post, send } from '../helpers/stress/client.ts';
import { peakMemory, percentile } from '../helpers/stress/measure.ts';
import { isFull, report, startServer } from '../helpers/stress/stress-test.ts';

const CONNECTIONS = 1000;
const REQUESTS = 200;

/** In megabytes. A fixed heap makes the result independent of garbage collection. */
const HEAP = 512;

const CROWD = 'GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS);

/** Loads pages while many connections pipeline 200 requests each and read no response. */
async function serveBesideUnread(rounds: number) {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.close());
  const server = await startServer({
    settings: mailSettings(peer),
    nodeArguments: [`--max-old-space-size=${HEAP}`],
  });
  const pages: number[] = [];
  let failed = 0;
  const time = async (list: number[], ask: () => Promise<{ status: number }>) => {
    const started = performance.now();
    const { status } = await ask();
    list.push(performance.now() - started);
    if (status !== 200) failed += 1;
  };
  for (let round = 0; round < rounds; round += 1) {
    const sockets = Array.from({ length: CONNECTIONS }, () => askForMany(server.port));
    for (const end = performance.now() + 4000; performance.now() < end; await setTimeout(20)) {
      await time(pages, () => send(`${server.url}/`, { headers: { 'accept-encoding': 'br' } }));
      if (pages.length % 10 === 0) await time([], () => post(server.url, goodForm(`${round}-${pages.length}`)));
    }
    for (const socket of sockets) socket.destroy();
  }
  return report({
    connections: CONNECTIONS * rounds,
    'median of pages in ms': percentile(pages, 50),
    'p99 of pages in ms': percentile(pages, 99),
    failed,
    memory: peakMemory(server),
  });
}

/** Pipelines requests on a new connection and reads no response. */
function askForMany(port: number): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.pause().write(CROWD));
  return socket.on('error', () => {});
}

test('unread pipelined responses do not exhaust memory', async () => {
  const { failed } = await serveBesideUnread(isFull ? 5 : 1);
  expect(failed).toBe(0);
});
