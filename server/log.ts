import { type DestinationStream, pino } from 'pino';

/** Characters that wait for a slow reader or disk. Further lines are dropped. */
const MAX_WAITING = 256 * 1024;

/** Opens standard error as a log target that can neither block nor end the server. */
function openLogTarget() {
  const target = pino.destination({ dest: 2, sync: false, maxLength: MAX_WAITING, retryEAGAIN: () => false });
  target.on('error', () => {});
  // On a full disk or a closed pipe, pino would repeat the last flush forever and keep the process from exiting.
  target.flushSync = () => {};
  return target;
}

/** Details hold only ids and codes, never what a visitor wrote. */
export type Log = ReturnType<typeof createLog>;

export function createLog(stream: DestinationStream = openLogTarget()) {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, stream);
}

/** Describes an error without its message, which can quote a visitor. */
export function describeError(error: Error & { code?: string; errcode?: number }) {
  const at = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  return { type: error.name, code: error.code, sqlite: error.errcode, at };
}
