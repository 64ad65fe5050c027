import { openSync, write, writeSync } from 'node:fs';
import { type DestinationStream, pino } from 'pino';
import { SECOND } from './clock.ts';

/** Characters of log lines that wait for a slow reader or a busy disk; lines past that are dropped. */
const MOST_WAITING = 256 * 1024;

/** Where log lines go, and how many of them were lost. */
export type LogTarget = DestinationStream & { dropped(): number };

/**
 * Opens standard error, or a file, as a target that neither holds up nor ends the server: lines that cannot be written
 * are dropped and counted. Pino's own targets wait for a pipe that nobody reads, or try a full disk again without end.
 */
export function openLogTarget(file: number | string = 2): LogTarget {
  const descriptor = typeof file === 'number' ? file : openSync(file, 'a');
  let waiting = '';
  let writing = false;
  let dropped = 0;
  const writeNext = () => {
    if (writing || waiting === '') return;
    const bytes = Buffer.from(waiting);
    waiting = '';
    writing = true;
    write(descriptor, bytes, (error, written) => {
      writing = false;
      if (error?.code === 'EAGAIN') {
        waiting = bytes.toString() + waiting;
        setTimeout(writeNext, SECOND / 10).unref();
        return;
      }
      if (error) dropped += linesIn(bytes.toString());
      else waiting = bytes.subarray(written).toString() + waiting;
      writeNext();
    });
  };
  process.once('exit', () => {
    // The last lines say why the process ends; a target that is still busy with the lines before would keep it from ending.
    if (writing) return;
    try {
      writeSync(descriptor, waiting);
    } catch {
      // There is nobody left to tell.
    }
  });
  return {
    write(line) {
      if (waiting.length + line.length > MOST_WAITING) dropped += 1;
      else waiting += line;
      writeNext();
    },
    dropped: () => dropped,
  };
}

function linesIn(text: string) {
  return text.split('\n').length - 1;
}

/** A log of events in JSON lines. */
export function createLog(stream: DestinationStream = openLogTarget()) {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, stream);
}

/** Writes an event to the log of the main thread; details hold ids and codes only. */
export type Log = (level: 'info' | 'warn' | 'error', details: Record<string, unknown>, text: string) => void;

/** What may be told of an error: where and of what kind, but not its message, which can quote what somebody wrote. */
export function describeError(error: Error & { code?: string; errcode?: number }) {
  const at = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  return { type: error.name, code: error.code, sqlite: error.errcode, at };
}
