import { onTestFinished } from 'vitest';
import { startLocalServer } from '../../../tooling/local-server.ts';

/** Whether tests run at full length, by `--mode full`. */
export const isFull = import.meta.env.MODE === 'full';

/** Starts the server in its own process, and kills it after the test. */
export async function startServer(start: Parameters<typeof startLocalServer>[0] = {}) {
  const server = await startLocalServer(start);
  onTestFinished(() => void server.stop('SIGKILL'));
  return server;
}

/** Prints the results of a full run. */
export function report<Figures extends Record<string, number | string>>(figures: Figures): Figures {
  if (isFull) console.table(figures);
  return figures;
}
