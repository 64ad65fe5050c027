import { onTestFinished } from 'vitest';
import { startLocalServer } from '../local-server.ts';

/** Whether tests run at full length, as with `--mode full`, and not for a few seconds each. */
export const isFull = import.meta.env.MODE === 'full';

/** Starts the real server in a process of its own, which is killed with the test at the latest. */
export async function startServer(start: Parameters<typeof startLocalServer>[0] = {}) {
  const server = await startLocalServer(start);
  onTestFinished(() => void server.stop('SIGKILL'));
  return server;
}

/** Prints the figures of a run at full length. */
export function report<Figures extends Record<string, number | string>>(figures: Figures): Figures {
  if (isFull) console.table(figures);
  return figures;
}
