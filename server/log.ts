import { type DestinationStream, destination, pino } from 'pino';

/** A log of events in JSON lines, on standard error unless told otherwise. */
export function createLog(stream: DestinationStream = destination(2)) {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, stream);
}

/** What may be told of an error: where and of what kind, but not its message, which can quote what somebody wrote. */
export function describeError(error: Error & { code?: string; errcode?: number }) {
  const at = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  return { type: error.name, code: error.code, sqlite: error.errcode, at };
}
