import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Names failed tests, a line each, in the file that FAILED_TESTS names: `npm test` lists them at its end. */
export function noteFailedTests(names: readonly string[]): void {
  const file = process.env.FAILED_TESTS;
  if (file && names.length > 0) appendFileSync(file, `${names.join('\n')}\n`);
}

/** The first line of an error message, without colors. */
export function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n')[0] ?? '';
}
