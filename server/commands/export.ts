import { writeFileSync } from 'node:fs';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { marksOf } from '../storage/marks.ts';
import { listRequests } from '../storage/requests.ts';
import { type Command, CommandError, JSON_OPTION, withDatabase } from './command.ts';
import { csv } from './csv.ts';
import { asJson, countOf } from './output.ts';

const COLUMNS = [
  'reference',
  'receivedAt',
  'dueAt',
  'contactedAt',
  'language',
  ...FIELD_NAMES,
  'quarantine',
  'repeatOf',
] as const;

/** Writes all tour requests as CSV or JSON. */
export const exportRequests: Command = {
  usage: 'export [--output file.csv] [--json]',
  purpose: 'All tour requests as CSV for a spreadsheet, or as JSON with --json.',
  options: { ...JSON_OPTION, output: { type: 'string' } },
  run: ({ settings }, _args, { json, output }) =>
    withDatabase(settings, (db) => {
      const marks = marksOf(db);
      const requests = listRequests(db, 'all').map((request) => asJson(request, marks.get(request.id)));
      const rows = requests.map((request) => COLUMNS.map((column) => request[column] ?? ''));
      const text = json ? `${JSON.stringify(requests, null, 2)}\n` : csv(COLUMNS, rows);
      if (!output) return void process.stdout.write(text);
      try {
        writeFileSync(output, text, { mode: 0o600, flag: 'wx' });
      } catch (error) {
        throw new CommandError(`${output} could not be written: ${(error as NodeJS.ErrnoException).code}.`);
      }
      console.log(`${countOf(requests.length, 'tour request')} in ${output}.`);
    }),
};
