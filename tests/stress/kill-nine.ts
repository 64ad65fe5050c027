import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { startLocalServer } from '../helpers/local-server.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { eachAtOnce, goodForm, postUntilStored } from '../helpers/trial/client.ts';
import { createRandom } from '../helpers/trial/random.ts';
import { countOf, storedRows } from '../helpers/trial/rows.ts';
import { trial } from '../helpers/trial/trial.ts';

const CLIENTS = 32;
// Nobody listens there: every notice fails as well while requests come in.
const NO_MAIL_SERVER = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@example.org',
  NOTIFY_TO: 'desk@example.org',
};

await trial({
  proves: 'What was thanked for outlives kill -9: no request is lost, none is kept twice.',
  control: { breaks: 'the server answers before it commits', misses: ['lost'] },
  async run({ short, control, seed, figure, bar }) {
    const [requests, kills] = short ? [200, 2] : [10_000, 50];
    const random = createRandom(seed);
    const dataDir = temporaryFolder();
    const start = () =>
      startLocalServer({
        dataDir,
        settings: NO_MAIL_SERVER,
        preloads: control ? ['stress/faults/answers-early.ts'] : [],
      });

    let server = await start();
    let retries = 0;
    const thanked = new Map<number, string>();
    const slowest: number[] = [];
    const killer = async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        const at = ((kill + 0.2 + random.next() * 0.6) / kills) * requests;
        while (thanked.size < at) await setTimeout(1);
        await setTimeout(random.next() * 10);
        await server.stop('SIGKILL');
        server = await start();
        slowest.push(server.startedIn);
      }
    };
    const sending = eachAtOnce([...Array(requests).keys()], CLIENTS, async (mark) => {
      const { reference, attempts } = await postUntilStored(() => server.address, goodForm(`m${mark}`), randomUUID());
      thanked.set(mark, reference);
      retries += attempts - 1;
    });
    await Promise.all([sending, killer()]);
    await server.stop('SIGKILL');

    const rows = storedRows(dataDir);
    const kept = new Map<string, string[]>();
    for (const { name, reference } of rows) kept.set(name, [...(kept.get(name) ?? []), reference]);
    const found = [...thanked].map(([mark, reference]) => ({ reference, rows: kept.get(`Ana Pérez m${mark}`) ?? [] }));
    figure('accepted requests', thanked.size);
    figure('kills', slowest.length);
    figure('attempts that had to be repeated', retries);
    figure('slowest return after a kill', `${Math.max(...slowest).toFixed(0)} ms`);
    bar('lost', found.filter(({ reference, rows }) => !rows.includes(reference)).length, { most: 0 });
    bar('duplicate rows', rows.length - kept.size, { most: 0 });
    bar(
      'rows nobody will be told of',
      countOf(dataDir, "tour_request WHERE id NOT IN (SELECT tour_request_id FROM outbox WHERE kind = 'notice')"),
      { most: 0 },
    );
  },
});
