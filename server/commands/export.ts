import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { createRequestFormat } from '../staff/format-request.ts';
import { NEWEST_FIRST, requestsWhere, type StoredRequest } from '../storage/requests.ts';
import { createHistoryReader, statusOf } from '../storage/status-changes.ts';
import { CommandError, withDatabase } from './context.ts';
import { countOf, formatTimes, requestForJson, toJson } from './output.ts';

const COLUMNS = [
  'reference',
  'status',
  'receivedAt',
  'dueAt',
  'contactedAt',
  'visitAt',
  'closedAt',
  'language',
  ...FIELD_NAMES,
  'quarantine',
  'mayBeOffer',
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
          const row = {
            ...request,
            status: statusOf(request),
            dueAt,
            mayBeOffer: request.mayBeOffer ? 'yes' : '',
            history,
          };
          const cells = formatTimes(row, time.sortable);
          return COLUMNS.map((column) => cells[column] ?? '');
        };
        const text = json
          ? `${toJson(requests.map((request) => requestForJson(request, time, historyOf(request))))}\n`
          : csv(COLUMNS, requests.map(rowOf));
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

/** Writes a table as CSV without cells that spreadsheets would run as formulas. */
export function csv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(cell).join(','));
  // Excel needs the byte order mark to read UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r]/u;

// In countries where Excel separates cells by semicolons or tabs, quotation marks do not hold a cell together.
const FORMULA_IN_PART = /[;\t\r\n](?=[[\s\p{Cc}\p{Cf}]--[\t\r\n]]*[=+\-@\|%＝＋－＠])/gv;

/** Characters that could rewrite a screen or the order of a text. */
const TERMINAL_CONTROL = /[[\p{Cc}\p{Bidi_Control}]--[\t\r\n]]/gv;

function cell(typed: string) {
  const text = typed.replace(TERMINAL_CONTROL, '\uFFFD');
  const escaped = `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_IN_PART, "$&'")}`;
  return `"${escaped.replaceAll('"', '""')}"`;
}
