import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startLocalServer } from '../helpers/local-server.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { encode, FORM, type Form, goodForm, post, postUntilStored, send } from '../helpers/trial/client.ts';
import { percentile } from '../helpers/trial/percentile.ts';
import { storedRows } from '../helpers/trial/rows.ts';
import { trial } from '../helpers/trial/trial.ts';

const CLIENTS = 48;
const HALF_SENT = 16;
/** What was sent this long before the signal has reached the server, whatever else the machine does. */
const SURELY_ARRIVED = 150;
const DISK_WAIT = 300;
const MOST_STARTS = 8;

await trial({
  proves: 'Asked to stop under load, the server finishes what it has begun, goes quickly and comes back quickly.',
  control: { breaks: 'it drops everything at once', misses: ['requests under way that were lost', 'lost in the end'] },
  async run({ short, control, figure, bar }) {
    const rounds = short ? 1 : 20;
    const dataDir = temporaryFolder();
    const start = () =>
      startLocalServer({
        dataDir,
        settings: { TRIAL_DISK_WAIT: String(DISK_WAIT) },
        preloads: ['helpers/trial/slow-disk.ts', ...(control ? ['stress/faults/dies-at-once.ts'] : [])],
      });
    const downs: number[] = [];
    const statuses = new Set<string>();
    const sent: Form[] = [];
    let underWay = 0;
    let lost = 0;
    let cut = 0;

    for (let round = 0; round < rounds; round += 1) {
      const server = await start();
      const open = new Map<number, number>();
      const again: { form: Form; key: string }[] = [];
      let signalledAt = Number.POSITIVE_INFINITY;
      const client = async () => {
        while (signalledAt === Number.POSITIVE_INFINITY) {
          const mark = sent.length;
          const form = goodForm(mark);
          const key = randomUUID();
          sent.push(form);
          open.set(mark, performance.now());
          const answer = await post(server.address, form, { 'idempotency-key': key }).catch(() => null);
          const hadArrived = (open.get(mark) ?? 0) < signalledAt - SURELY_ARRIVED;
          open.delete(mark);
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
      const { code, signal } = await server.stop();
      downs.push(performance.now() - signalledAt);
      statuses.add(String(code ?? signal));
      await Promise.all(clients);
      const answered = await Promise.all(halves);
      underWay += answered.length;
      lost += answered.filter((isThanked) => !isThanked).length;
      // What never reached the server is sent again, as the page does.
      const next = await startLocalServer({ dataDir });
      for (const { form, key } of again) await postUntilStored(() => next.address, form, key);
      await next.stop();
    }
    // The short run is part of `npm test`, which shares its machine with other work: it looks for a start that hangs.
    const slowestStart = short ? 5 : 1;
    const ups: number[] = [];
    const efforts: number[] = [];
    // As on a new machine, where Node has compiled nothing of it before.
    const settings = { NODE_DISABLE_COMPILE_CACHE: '1' };
    for (let starts = 0; starts < MOST_STARTS && !(starts >= rounds && Math.min(...ups) <= slowestStart); starts += 1) {
      const server = await startLocalServer({ dataDir, settings });
      ups.push(server.startedIn / 1000);
      const metrics = (await send(`${server.operations}/metrics`)).body;
      efforts.push(Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]));
      await server.stop();
    }

    const names = storedRows(dataDir).map(({ name }) => name);
    const distinct = new Set(names);
    figure('stops under load', rounds);
    figure('requests under way at a stop', underWay);
    figure('sent at that very moment, cut and sent again', cut);
    figure('ended with status', [...statuses].join(', '));
    figure('starts, in seconds', ups.map((up) => up.toFixed(2)).join(' '));
    figure('processor time of a start', `${percentile(efforts, 50).toFixed(2)} s`);
    bar('requests under way that were lost', lost, { most: 0 });
    bar('lost in the end', sent.filter(({ name = '' }) => !distinct.has(name)).length, { most: 0 });
    bar('duplicate rows', names.length - distinct.size, { most: 0 });
    bar('slowest stop', Math.max(...downs) / 1000, { most: 5 }, ' s');
    bar('fastest start', Math.min(...ups), { most: slowestStart }, ' s');
  },
});

/** Sends the first half of a request, and the rest once the server was asked to stop; says whether it was thanked. */
function sendInHalves(port: number, form: Form, signalledAt: () => number) {
  return new Promise<boolean>((resolve) => {
    const body = encode(form);
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer.startsWith('HTTP/1.1 200 ')));
    socket.on('connect', async () => {
      const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM['content-type']}\r\nConnection: close`;
      socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 40)}`);
      while (performance.now() < signalledAt()) await setTimeout(5);
      await setTimeout(100);
      socket.write(body.slice(40));
    });
  });
}
