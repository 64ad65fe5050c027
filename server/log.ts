import { type DestinationStream, pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Characters of log lines that wait for a slow reader or a busy disk; further lines are dropped. */
const MAX_WAITING = 256 * 1024;

/** Opens standard error for a log that neither delays nor ends the server. */
function openLogTarget() {
  const target = pino.destination({ dest: 2, sync: false, maxLength: MAX_WAITING, retryEAGAIN: () => false });
  target.on('error', () => {
    // Otherwise a full disk would keep the process from exiting: the last flush is repeated until it succeeds.
    target.flushSync = () => {};
  });
  return target;
}

export function createLog(stream: DestinationStream = openLogTarget()) {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, stream);
}
