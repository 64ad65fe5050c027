import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { goodForm, post, postUntilStored, query, report, startServer } from '../helpers/stress.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';

const CLIENTS = 48;
const HALF_SENT = 16;
/** In milliseconds. By then a request has reached the server even on a busy machine. */
const SURELY_ARRIVED = 150;
const DISK_WAIT = 300;
const STARTS = 8;

/** Stops a server under load several times, and resends requests that it never received to the next one. */
async function stopUnderLoad(rounds: number) {
  const dataDir = temporaryFolder();
  const sent: ReturnType<typeof goodForm>[] = [];
  const stopTimes: number[] = [];
  let underWay = 0;
  let lost = 0;
  let cut = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({
      dataDir,
      settings: { STRESS_DISK_WAIT: String(DISK_WAIT) },
      preloads: ['tests/stress/slow-disk.ts'],
    });
    const again: { form: ReturnType<typeof goodForm>; key: string }[] = [];
    let signalledAt = Number.POSITIVE_INFINITY;
    const client = async () => {
      while (signalledAt === Number.POSITIVE_INFINITY) {
        const form = goodForm(sent.length);
        const key = randomUUID();
        sent.push(form);
        const sentAt = performance.now();
        const answer = await post(server.url, form, { 'idempotency-key': key }).catch(() => null);
        const hadArrived = sentAt < signalledAt - SURELY_ARRIVED;
        if (signalledAt < Number.POSITIVE_INFINITY && hadArrived) underWay += 1;
        if (answer?.status === 200) continue;
        if (hadArrived) lost += 1;
        else cut += 1;
        again.push({ form, key });
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    const halves = Array.from({ length: HALF_SENT }, (_none, index) => {
      const form = goodForm(`half${round}-${index}`);
      sent.push(form);
      return sendInHalves(server.port, form, () => signalledAt);
    });
    await setTimeout(2.5 * DISK_WAIT);
    signalledAt = performance.now();
    await server.stop();
    stopTimes.push(performance.now() - signalledAt);
    await Promise.all(clients);
    const answered = await Promise.all(halves);
    underWay += answered.length;
    lost += answered.filter((isAccepted) => !isAccepted).length;
    const next = await startServer({ dataDir });
    for (const { form, key } of again) await postUntilStored(() => next.url, form, key);
    await next.stop();
  }
  const names = new Set(query<{ name: string }>(dataDir, 'SELECT name FROM tour_request').map(({ name }) => name));
  return report({
    rounds,
    underWay,
    lost,
    'cut as they were sent, and sent again': cut,
    lostInTheEnd: sent.filter(({ name = '' }) => !names.has(name)).length,
    slowestStopMs: Math.max(...stopTimes),
  });
}

/** Sends half of a request, and the rest after SIGTERM. Returns whether it was stored. */
function sendInHalves(port: number, form: ReturnType<typeof goodForm>, signalledAt: () => number) {
  return new Promise<boolean>((resolve) => {
    const body = new URLSearchParams(form).toString();
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer.startsWith('HTTP/1.1 200 ')));
    socket.on('connect', async () => {
      const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nConnection: close`;
      socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 40)}`);
      while (performance.now() < signalledAt()) await setTimeout(5);
      await setTimeout(100);
      socket.write(body.slice(40));
    });
  });
}

test('SIGTERM under load loses no accepted request', async () => {
  const figures = await stopUnderLoad(20);
  expect(figures).toMatchObject({ lost: 0, lostInTheEnd: 0 });
  expect(figures.underWay).toBeGreaterThan(HALF_SENT);
  expect(figures.slowestStopMs).toBeLessThan(5000);
});

test('the server accepts requests within one second', async () => {
  const starts: number[] = [];
  while (starts.length < STARTS) {
    const server = await startServer({ settings: { NODE_DISABLE_COMPILE_CACHE: '1' } });
    starts.push(server.startedIn);
    await server.stop();
  }
  // The fastest start counts, since other load only adds time.
  expect(report({ 'fastest start in ms': Math.min(...starts) })['fastest start in ms']).toBeLessThan(1000);
});
