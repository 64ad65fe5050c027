import type { CenterTime } from '../center-time.ts';
import { oneLine } from '../plain-text.ts';
import type { Mark, StoredRequest } from '../storage/rows.ts';

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
export function asJson(request: StoredRequest, { promise }: CenterTime, marks: readonly Mark[] = []) {
  const { id: _id, receivedAt, contactedAt, visitAt, closedAt, ...rest } = request;
  return {
    ...rest,
    receivedAt: iso(receivedAt),
    dueAt: iso(receivedAt + promise),
    contactedAt: iso(contactedAt),
    visitAt: iso(visitAt),
    closedAt: iso(closedAt),
    history: marks.map(({ kind, note, reason, madeAt, visitAt, undoneAt }) => ({
      kind,
      madeAt: iso(madeAt),
      note,
      reason,
      visitAt: iso(visitAt),
      undoneAt: iso(undoneAt),
    })),
  };
}

function iso(at: number | null) {
  return at === null ? null : new Date(at).toISOString();
}

/** Something that was noted about a request, in a line for people. */
export function markText({ kind, madeAt, note, reason, visitAt, undoneAt }: Mark, time: CenterTime): string {
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

/** Prints a value for programs. */
export function printJson(value: unknown) {
  console.log(JSON.stringify(value, null, 2));
}

function width(text: string) {
  return [...text].length;
}
