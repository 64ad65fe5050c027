import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { LocalServer } from '../../../tooling/local-server.ts';

/** Milliseconds of CPU time of the main and the storage thread. */
type Times = readonly number[];

/** A thread that used less CPU time between two samples is idle. */
const IDLE_MS = 1;
const BETWEEN_LOOKS_MS = 10;

/** The nearest-rank percentile of a list. */
export function percentile(values: readonly number[], hundredth: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredth) / 100) - 1)] ?? Number.NaN;
}

/** The peak memory of a server in megabytes, or 0 if the system does not report it. */
export function peakMemory({ child }: LocalServer): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/**
 * The milliseconds of processor time that the busiest thread of a server spends on some work and on its consequences, such
 * as an email. The server has to be started with `cpu-meter.ts`. Other work on the machine does not count.
 */
export async function threadTimeOf(server: LocalServer, work: () => Promise<unknown>): Promise<number> {
  const before = await timesOf(server);
  await work();
  let now = await timesOf(server);
  for (let last = before; most(now, last) > IDLE_MS; now = await timesOf(server)) {
    last = now;
    await setTimeout(BETWEEN_LOOKS_MS);
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
