import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { LocalServer } from '../local-server.ts';

/** Milliseconds of processor time, by thread: the one that answers and the one that stores. */
type Times = readonly number[];

/** A thread that used less than this between two looks has come to rest. */
const AT_REST = 1;
const BETWEEN_LOOKS = 10;

/**
 * The milliseconds of processor time that the busiest thread of a server spends on some work and on what follows from it,
 * such as a letter. The server has to be started with `cpu-meter.ts`. Other work on the machine does not count.
 */
export async function threadTimeOf(server: LocalServer, work: () => Promise<unknown>): Promise<number> {
  const before = await timesOf(server);
  await work();
  let now = await timesOf(server);
  for (let last = before; most(now, last) > AT_REST; now = await timesOf(server)) {
    last = now;
    await setTimeout(BETWEEN_LOOKS);
  }
  return most(now, before);
}

function most(now: Times, before: Times) {
  return Math.max(...now.map((time, thread) => time - (before[thread] ?? 0)));
}

async function timesOf({ child }: LocalServer): Promise<Times> {
  child.send('processor time of each thread');
  const [times] = (await once(child, 'message')) as [number[]];
  return times.map((microseconds) => microseconds / 1000);
}
