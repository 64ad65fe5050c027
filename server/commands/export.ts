import { writeFileSync } from 'node:fs';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import type { CenterTime } from '../center-time.ts';
import type { StoredRequest } from '../storage/requests.ts';
import { listRequests } from '../storage/requests.ts';
import type { StatusChange } from '../storage/status-changes.ts';
import { createHistoryReader } from '../storage/status-changes.ts';
import { type Command, CommandError, JSON_OPTION, withDatabase } from './command.ts';
import { csv } from './csv.ts';
import { asJson, countOf, jsonText, markText, showTimes } from './output.ts';

const COLUMNS = [
  'reference',
  'receivedAt',
  'dueAt',
  'contactedAt',
  'visitAt',
  'closedAt',
  'language',
  ...FIELD_NAMES,
  'quarantine',
  'repeatOf',
  'history',
] as const;

/** Writes all tour requests as CSV or JSON. */
export const exportRequests: Command = {
  usage: 'export [--output file.csv] [--json]',
  purpose: 'All tour requests as CSV for a spreadsheet, in the time of the center, or as JSON with --json.',
  options: { ...JSON_OPTION, output: { type: 'string' } },
  run: ({ settings, time }, _args, { json, output }) =>
    withDatabase(settings, (db) => {
      const requests = listRequests(db, 'all');
      const marksOf = createHistoryReader(db);
      const text = json
        ? `${jsonText(requests.map((request) => asJson(request, time, marksOf(request))))}\n`
        : csv(COLUMNS, requests.map(rowOf(time, marksOf)));
      if (!output) return void process.stdout.write(text);
      try {
        writeFileSync(output, text, { mode: 0o600, flag: 'wx' });
      } catch (error) {
        throw new CommandError(`${output} could not be written: ${(error as NodeJS.ErrnoException).code}.`);
      }
      console.log(`${countOf(requests.length, 'tour request')} in ${output}.`);
    }),
};

/** Makes the row of a request; its times are those of the center. */
function rowOf(time: CenterTime, marksOf: (request: StoredRequest) => StatusChange[]) {
  return (request: StoredRequest) => {
    const history = marksOf(request)
      .map((mark) => markText(mark, time))
      .join('; ');
    const row = showTimes({ ...request, dueAt: request.receivedAt + time.promise, history }, time.sortable);
    return COLUMNS.map((column) => row[column] ?? '');
  };
}
