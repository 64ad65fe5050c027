import { pipeline } from 'node:stream/promises';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { readBuiltContent } from '../http/built-site.ts';
import { createRequestFormat } from '../mail/request-format.ts';
import { readSettings } from '../settings.ts';
import { NEWEST_FIRST_SQL, SELECT_ALL_SQL, type StoredRequest } from '../storage/requests.ts';
import { lastStep, OUTCOMES, readHistory, type StatusChange } from '../storage/status-changes.ts';
import { createCenterTime } from '../time.ts';
import { withDatabase } from './context.ts';

const COLUMNS = [
  'reference',
  'status',
  'outcome',
  'receivedAt',
  'dueAt',
  'contactedAt',
  'directorAt',
  'closedAt',
  'language',
  ...FIELD_NAMES,
  'quarantine',
  'history',
] as const;

/** Writes all requests to standard output. */
export function exportRequests() {
  const { dataDir, siteDir } = readSettings();
  return withDatabase(dataDir, (db) => {
    const content = readBuiltContent(siteDir);
    const time = createCenterTime(content.facts);
    const { change } = createRequestFormat({ db, content, time, now: Date.now() });
    // All numbers are times.
    const shown = (cell: string | number | null) => (typeof cell === 'number' ? time.sortable(cell) : (cell ?? ''));
    const lineOf = (request: StoredRequest) => {
      const history = readHistory(db, request);
      const cells = {
        ...request,
        outcome: outcomeOf(request, history),
        history: history.map(change).join('; '),
      };
      return csvLine(COLUMNS.map((column) => shown(cells[column])));
    };
    function* lines() {
      // Excel needs the byte order mark to read UTF-8.
      yield `\uFEFF${csvLine(COLUMNS)}`;
      // One by one, since all of them may not fit into memory.
      for (const request of db.prepare(`${SELECT_ALL_SQL} ORDER BY ${NEWEST_FIRST_SQL}`).iterate())
        yield lineOf(request as StoredRequest);
    }
    return pipeline(lines, process.stdout, { end: false });
  });
}

/** How a closed request ended, or null. */
export function outcomeOf(request: StoredRequest, history: readonly StatusChange[]): string | null {
  if (request.closedAt === null) return null;
  return OUTCOMES.findLast((outcome) => outcome === lastStep(history)?.kind) ?? null;
}

/** Writes a row as CSV without cells that spreadsheets would run as formulas. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r]/u;

/** Characters that could rewrite a screen or the order of a text. */
const TERMINAL_CONTROL = /[[\p{Cc}\p{Bidi_Control}]--[\t\r\n]]/gv;

function cell(typed: string) {
  const text = typed.replace(TERMINAL_CONTROL, '\uFFFD');
  return `"${FORMULA.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
}
