import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { createRequestFormat } from '../staff/format-request.ts';
import { NEWEST_FIRST, requestsWhere, type StoredRequest } from '../storage/requests.ts';
import { createHistoryReader, statusOf } from '../storage/status-changes.ts';
import { CommandError, withDatabase } from './context.ts';
import { csv } from './csv.ts';
import { countOf, formatTimes, requestsForJson, toJson } from './output.ts';

const COLUMNS = [
  'reference',
  'status',
  'receivedAt',
  'dueAt',
  'contactedAt',
  'closedAt',
  'language',
  ...FIELD_NAMES,
  'quarantine',
  'history',
] as const;

export function addExport(program: Command) {
  program
    .command('export')
    .description("write all tour requests as CSV for a spreadsheet, in the center's time zone")
    .option('--output <file>', 'a new file instead of the screen')
    .option('--json', 'JSON for programs instead of CSV')
    .action(({ output, json }) =>
      withDatabase((db, { content, time }) => {
        const historyOf = createHistoryReader(db);
        const format = createRequestFormat(content.staff, time);
        const requests = requestsWhere(db, '1', { order: NEWEST_FIRST });
        const rowOf = (request: StoredRequest) => {
          const history = historyOf(request).map(format.change).join('; ');
          const dueAt = request.receivedAt + time.promise;
          const row = { ...request, status: statusOf(request), dueAt, history };
          const cells = formatTimes(row, time.sortable);
          return COLUMNS.map((column) => cells[column] ?? '');
        };
        const text = json ? `${toJson(requestsForJson(db, requests, time))}\n` : csv(COLUMNS, requests.map(rowOf));
        if (!output) return void process.stdout.write(text);
        try {
          writeFileSync(output, text, { mode: 0o600, flag: 'wx' });
        } catch (error) {
          throw new CommandError(`${output} could not be written: ${(error as NodeJS.ErrnoException).code}.`);
        }
        console.log(`${countOf(requests.length, 'tour request')} in ${output}.`);
      }),
    );
}
