import type { DatabaseSync } from 'node:sqlite';
import { oneLine } from '../plain-text.ts';
import type { StoredRequest } from '../storage/requests.ts';
import { createHistoryReader, type StatusChange, statusOf } from '../storage/status-changes.ts';
import type { CenterTime } from '../time.ts';

const MAX_CELL_WIDTH = 48;

export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map((cell) => oneLine(cell, MAX_CELL_WIDTH)));
  const widthOf = (text = '') => [...text].length;
  const widths = headings.map((_heading, column) => Math.max(...cells.map((row) => widthOf(row[column]))));
  const pad = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell));
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Requests with their history for programs, with times in ISO 8601. */
export function requestsForJson(db: DatabaseSync, requests: readonly StoredRequest[], time: CenterTime) {
  const historyOf = createHistoryReader(db);
  return requests.map((request) => requestForJson(request, time, historyOf(request)));
}

function requestForJson(request: StoredRequest, { promise }: CenterTime, history: readonly StatusChange[]) {
  const { id: _id, ...rest } = request;
  const iso = (at: number) => new Date(at).toISOString();
  return {
    ...formatTimes({ ...rest, dueAt: request.receivedAt + promise }, iso),
    status: statusOf(request),
    history: history.map((change) => formatTimes(change, iso)),
  };
}

/** Formats the values whose names end in `At`. */
export function formatTimes(row: object, format: (at: number) => string): Record<string, string | null> {
  const formatted = Object.entries(row).map(([name, value]) => [
    name,
    name.endsWith('At') && value !== null ? format(value) : value,
  ]);
  return Object.fromEntries(formatted);
}

export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
