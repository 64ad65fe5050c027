import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { newestRequests, type StoredRequest } from '../storage/requests.ts';
import { createHistoryReader, type StatusChange } from '../storage/status-changes.ts';
import type { CenterTime } from '../time.ts';
import { CommandError, withDatabase } from './context.ts';
import { changeText, countOf, formatTimes, requestForJson, toJson } from './format-output.ts';

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
  'mayBeOffer',
  'repeatOf',
  'history',
] as const;

export function addExport(program: Command) {
  program
    .command('export')
    .description('write all tour requests as CSV for a spreadsheet, in the time of the center')
    .option('--output <file>', 'a new file instead of the screen')
    .option('--json', 'JSON for programs instead of CSV')
    .action(({ output, json }) =>
      withDatabase((db, { time }) => {
        const historyOf = createHistoryReader(db);
        const requests = newestRequests(db);
        const text = json
          ? `${toJson(requests.map((request) => requestForJson(request, time, historyOf(request))))}\n`
          : csv(
              COLUMNS,
              requests.map((request) => rowOf(request, historyOf(request), time)),
            );
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

function rowOf(request: StoredRequest, changes: readonly StatusChange[], time: CenterTime): string[] {
  const history = changes.map((change) => changeText(change, time)).join('; ');
  const row = { ...request, mayBeOffer: request.mayBeOffer ? 'yes' : '', dueAt: request.receivedAt + time.promise };
  const cells = formatTimes({ ...row, history }, time.sortable);
  return COLUMNS.map((column) => cells[column] ?? '');
}

/** Writes a table as CSV without cells that spreadsheets would run as formulas. */
export function csv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(cell).join(','));
  // Excel needs the byte order mark to read UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r]/u;

// Where Excel separates cells by semicolons or tabs, quotation marks do not hold a cell together.
const FORMULA_IN_PART = /[;\t\r\n](?=[[\s\p{Cc}\p{Cf}]--[\t\r\n]]*[=+\-@\|%＝＋－＠])/gv;

/** Characters that could rewrite a screen or the order of a text. */
const TERMINAL_CONTROL = /[[\p{Cc}\p{Bidi_Control}]--[\t\r\n]]/gv;

function cell(typed: string) {
  const text = typed.replace(TERMINAL_CONTROL, '\uFFFD');
  const escaped = `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_IN_PART, "$&'")}`;
  return `"${escaped.replaceAll('"', '""')}"`;
}
