import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { goodForm, isFull, post, postUntilStored, query, report, startServer } from '../helpers/stress.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';

const CLIENTS = 48;
const HALF_SENT = 16;
/** In milliseconds. */
const DISK_WAIT = 300;

/** Stops a server under load several times, and sends requests that it did not answer to the next one. */
async function stopUnderLoad(rounds: number) {
  const dataDir = temporaryFolder();
  const start = (preloads: string[] = []) =>
    startServer({ dataDir, settings: { STRESS_DISK_WAIT: String(DISK_WAIT) }, preloads });
  const stopTimes: number[] = [];
  const startTimes: number[] = [];
  let sent = 0;
  let halvesLost = 0;
  let resent = 0;
  let failedStops = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await start(['tests/stress/slow-disk.ts']);
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
    const clients = Array.from({ length: CLIENTS }, client);
    const halves = Array.from({ length: HALF_SENT }, () => {
      sent += 1;
      return sendInHalves(server.url, goodForm(sent - 1), signal);
    });
    await setTimeout(2.5 * DISK_WAIT);
    // The server has answered what came later, so it has accepted the connections of the halves.
    await fetch(`${server.url}/healthz`);
    isSignalled = true;
    const signalledAt = performance.now();
    const stopping = server.stop();
    signalNow();
    const { code } = await stopping;
    stopTimes.push(performance.now() - signalledAt);
    failedStops += code === 0 ? 0 : 1;
    await Promise.all(clients);
    halvesLost += (await Promise.all(halves)).filter((isStored) => !isStored).length;
    resent += again.length;
    const next = await start();
    startTimes.push(next.startedIn);
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
    fastestStartMs: Math.min(...startTimes),
  });
}

/** Sends half of a form, and the rest after SIGTERM. Returns whether it was stored. */
async function sendInHalves(url: string, form: ReturnType<typeof goodForm>, signal: Promise<void>) {
  const text = new URLSearchParams(form).toString();
  async function* halves() {
    yield Buffer.from(text.slice(0, 40));
    await signal;
    yield Buffer.from(text.slice(40));
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', headers, body: halves(), duplex: 'half' } as unknown as RequestInit;
  return fetch(url, init).then(
    ({ status }) => status === 200,
    () => false,
  );
}

test('SIGTERM under load loses no request', async () => {
  const { sent, ...figures } = await stopUnderLoad(isFull ? 20 : 3);
  // The status is 1 if the server needs more than five seconds.
  expect(figures).toMatchObject({ halvesLost: 0, failedStops: 0, stored: sent, rows: sent });
});
