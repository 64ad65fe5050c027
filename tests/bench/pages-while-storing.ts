import { setTimeout } from 'node:timers/promises';
import { startLocalServer } from '../helpers/local-server.ts';
import { goodForm, post, send } from '../helpers/stress/client.ts';
import { percentile } from '../helpers/stress/measure.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';

const POSTS_PER_SECOND = 200;
const VISITORS = 2;

/** The 99th percentile in ms of pages while 200 requests a second are stored, or infinity where an answer failed. */
export async function measurePagesWhileStoring(seconds: number): Promise<number> {
  const server = await startLocalServer({ dataDir: temporaryFolder() });
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  const count = async (answer: Promise<{ status: number }>) => {
    const { status } = await answer.catch(() => ({ status: 0 }));
    if (status !== 200) failed += 1;
  };
  const visit = async () => {
    while (!isOver()) {
      const asked = performance.now();
      await count(send(server.address));
      times.push(performance.now() - asked);
      await setTimeout(20);
    }
  };
  const underWay = Array.from({ length: VISITORS }, visit);
  for (let index = 0; !isOver(); index += 1) {
    underWay.push(count(post(server.address, goodForm(index))));
    await setTimeout(Math.max(0, started + (index * 1000) / POSTS_PER_SECOND - performance.now()));
  }
  await Promise.all(underWay);
  await server.stop('SIGKILL');
  return failed > 0 ? Number.POSITIVE_INFINITY : percentile(times, 99);
}
