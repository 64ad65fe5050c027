import { oneLine } from '../plain-text.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { StatusChange } from '../storage/status-changes.ts';
import type { CenterTime } from '../time.ts';

const MAX_CELL_WIDTH = 48;

export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map((cell) => oneLine(cell, MAX_CELL_WIDTH)));
  const widths = headings.map((_heading, column) => Math.max(...cells.map((row) => widthOf(row[column]))));
  const pad = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell));
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

function widthOf(text = '') {
  return [...text].length;
}

export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** A request with its history for programs, with times in ISO 8601. */
export function requestForJson(
  { id: _id, mayBeOffer, ...request }: StoredRequest,
  { promise }: CenterTime,
  history: readonly StatusChange[],
) {
  const iso = (at: number) => new Date(at).toISOString();
  const dueAt = request.receivedAt + promise;
  return {
    ...formatTimes({ ...request, dueAt }, iso),
    mayBeOffer: mayBeOffer === 1,
    history: history.map((change) => formatTimes(change, iso)),
  };
}

export function formatTimes(row: object, format: (at: number) => string): Record<string, string | null> {
  const formatted = Object.entries(row).map(([name, value]) => [
    name,
    name.endsWith('At') && value !== null ? format(value) : value,
  ]);
  return Object.fromEntries(formatted);
}

export function changeText(change: StatusChange, time: CenterTime): string {
  const { kind, madeAt, note, reason, visitAt, undoneAt } = change;
  const details = [reason, visitAt === null ? '' : time.short(visitAt), note, undoneAt === null ? '' : '(undone)'];
  return [`${time.short(madeAt)}: ${kind}`, ...details.filter(Boolean)].join(', ');
}

/** The status of a request, such as "call by Tue, Dec 1, 10:00 AM". */
export function statusText(request: StoredRequest, time: CenterTime, now: number): string {
  if (request.closedAt !== null) return `closed ${time.short(request.closedAt)}`;
  if (request.quarantine) return `quarantine: ${request.quarantine}`;
  if (request.repeatOf) return `repeats ${request.repeatOf}`;
  if (request.visitAt !== null) return `visit ${time.short(request.visitAt)}`;
  if (request.contactedAt !== null) return `contacted ${time.short(request.contactedAt)}`;
  const due = request.receivedAt + time.promise;
  const text = due < now ? `OVERDUE since ${time.short(due)}` : `call by ${time.short(due)}`;
  return request.mayBeOffer ? `${text}, may be a sales offer` : text;
}

export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
