import type { CenterTime } from '../center-time.ts';
import { oneLine } from '../plain-text.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { StatusChange } from '../storage/status-changes.ts';

/** Lines of a table with aligned columns; long cells are cut so that a row stays a row. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[], widest = 32): string {
  const cells = [headings, ...rows].map((row) => row.map((cell) => oneLine(cell, widest)));
  const widths = headings.map((_heading, column) => Math.max(...cells.map((row) => width(row[column] ?? ''))));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A tour request for programs with what was noted about it, with times as ISO 8601. */
export function asJson(
  { id: _id, ...request }: StoredRequest,
  { promise }: CenterTime,
  marks: readonly StatusChange[],
) {
  const iso = (at: number) => new Date(at).toISOString();
  const dueAt = request.receivedAt + promise;
  return { ...showTimes({ ...request, dueAt }, iso), history: marks.map((mark) => showTimes(mark, iso)) };
}

/** A row with each of its times as `show` writes it; a time that there is not stays null. */
export function showTimes(row: object, show: (at: number) => string): Record<string, string | null> {
  const shown = Object.entries(row).map(([name, value]) => [
    name,
    name.endsWith('At') && value !== null ? show(value) : value,
  ]);
  return Object.fromEntries(shown);
}

/** Something that was noted about a request, in a line for people. */
export function markText({ kind, madeAt, note, reason, visitAt, undoneAt }: StatusChange, time: CenterTime): string {
  const details = [reason, visitAt === null ? '' : time.short(visitAt), note, undoneAt === null ? '' : '(undone)'];
  return [`${time.short(madeAt)}: ${kind}`, ...details.filter(Boolean)].join(', ');
}

/** Where a tour request stands, in a few words. */
export function statusText(request: StoredRequest, time: CenterTime, now: number): string {
  if (request.closedAt !== null) return `closed ${time.short(request.closedAt)}`;
  if (request.quarantine) return `quarantine: ${request.quarantine}`;
  if (request.repeatOf) return `repeats ${request.repeatOf}`;
  if (request.visitAt !== null) return `visit ${time.short(request.visitAt)}`;
  if (request.contactedAt !== null) return `contacted ${time.short(request.contactedAt)}`;
  const due = request.receivedAt + time.promise;
  return due < now ? `OVERDUE since ${time.short(due)}` : `call by ${time.short(due)}`;
}

/** A number of things in words, such as "1 tour request" or "2 tour requests". */
export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** A value as programs read it. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function width(text: string) {
  return [...text].length;
}
