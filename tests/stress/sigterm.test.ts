import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { query } from '../helpers/server.ts';
import { startServerProcess } from '../helpers/server-process.ts';
import { goodForm, isFull, post, postUntilStored, report } from '../helpers/stress.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';

const CLIENTS = 16;
const HALF_SENT = 8;
/** In milliseconds. */
const DISK_WAIT = 20;

/** Stops a server under load several times, and sends requests that it did not answer to the next one. */
async function stopUnderLoad(rounds: number) {
  const dataDir = temporaryFolder();
  const slowDisk = {
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'slow-disk.ts')}`,
    STRESS_DISK_WAIT: String(DISK_WAIT),
  };
  const stopTimes: number[] = [];
  let sent = 0;
  let halvesLost = 0;
  let resent = 0;
  let failedStops = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess({ dataDir, settings: slowDisk });
    const { promise: signal, resolve: signalNow } = Promise.withResolvers<void>();
    let isSignalled = false;
    const again: ReturnType<typeof goodForm>[] = [];
    const client = async () => {
      while (!isSignalled) {
        const form = goodForm(sent);
        sent += 1;
        const answer = await post(server.url, form).catch(() => null);
        if (answer?.status !== 200) again.push(form);
      }
    };
    const halves = Array.from({ length: HALF_SENT }, () => {
      sent += 1;
      return sendInHalves(server.port, goodForm(sent - 1), signal);
    });
    // By another connection, so the server has the first halves once it answers.
    await Promise.all(halves.map(({ begun }) => begun));
    await fetch(`${server.url}/healthz`);
    const clients = Array.from({ length: CLIENTS }, client);
    await setTimeout(30 * DISK_WAIT);
    isSignalled = true;
    const signalledAt = performance.now();
    const stopping = server.stop();
    signalNow();
    const code = await stopping;
    stopTimes.push(performance.now() - signalledAt);
    failedStops += code === 0 ? 0 : 1;
    await Promise.all(clients);
    halvesLost += (await Promise.all(halves.map(({ isStored }) => isStored))).filter((isStored) => !isStored).length;
    resent += again.length;
    const next = await startServerProcess({ dataDir });
    for (const form of again) await postUntilStored(() => next.url, form);
    await next.stop();
  }
  return report({
    rounds,
    sent,
    resent,
    halvesLost,
    failedStops,
    stored: query(dataDir, 'SELECT DISTINCT name FROM tour_request').length,
    rows: query(dataDir, 'SELECT id FROM tour_request').length,
    slowestStopMs: Math.max(...stopTimes),
  });
}

/** Sends half of a form, and the rest after SIGTERM. */
function sendInHalves(port: number, form: ReturnType<typeof goodForm>, signal: Promise<void>) {
  const text = new URLSearchParams(form).toString();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: isStored, resolve: end } = Promise.withResolvers<boolean>();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': text.length };
  const request = httpRequest({ port, method: 'POST', headers, agent: false });
  request.on('response', (answer) => end(answer.resume().statusCode === 200)).on('error', () => end(false));
  request.write(text.slice(0, 40), () => begin());
  signal.then(() => request.end(text.slice(40)));
  return { begun, isStored };
}

test('SIGTERM under load loses no request', async () => {
  const { sent, ...figures } = await stopUnderLoad(isFull ? 20 : 3);
  // The status is 1 if the server needs more than five seconds.
  expect(figures).toMatchObject({ halvesLost: 0, failedStops: 0, stored: sent, rows: sent });
});
