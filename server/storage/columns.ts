import type { DatabaseSync } from 'node:sqlite';
import { FIELD_NAMES, FIELDS } from '../../shared/tour-request/fields.ts';

/** Columns of a new tour request beside those of its fields. */
const OWN_COLUMNS = [
  'reference',
  'received_at',
  'language',
  'idempotency_key',
  'content_hash',
  'repeat_of',
  'quarantine',
  'message_shape',
  'mailbox',
  'key_hash',
] as const;

/** Columns of a new tour request; each field has one of its own name. */
export const COLUMNS = [...OWN_COLUMNS, ...FIELD_NAMES] as const;

/** A new tour request as it is stored. */
export type NewRow = Record<(typeof COLUMNS)[number], string | number | Uint8Array | null>;

type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number };

/** Throws where the table of tour requests does not fit the declared fields: part of what a family writes would be lost. */
export function checkColumns(db: DatabaseSync): void {
  const table = db.prepare("SELECT * FROM pragma_table_info('tour_request')").all() as unknown as Column[];
  const errors = [...FIELDS.map((field) => fieldError(field, table)), ...table.map(columnError)];
  const found = errors.find((error) => error !== null);
  if (found) throw new Error(`The fields of the form and the database disagree: ${found}`);
}

function fieldError({ name, addedLater }: (typeof FIELDS)[number], table: readonly Column[]) {
  const column = table.find((candidate) => candidate.name === name);
  const declared = `shared/tour-request/fields.ts declares "${name}"`;
  if (!column) return `${declared}, and the table has no such column. Add a file to server/storage/migrations.`;
  if (isOneOf(OWN_COLUMNS, name)) return `${declared}, and that column holds something else. Choose another name.`;
  if (column.type !== 'TEXT' || !column.notnull) return `the column "${name}" has to be TEXT NOT NULL.`;
  if (Boolean(addedLater) === (column.dflt_value === null))
    return `${declared} ${addedLater ? 'with' : 'without'} addedLater, and a migration has ${addedLater ? 'not ' : ''}added it.`;
  return null;
}

function columnError({ name, notnull, dflt_value: fallback, pk }: Column) {
  const isFilled = isOneOf(COLUMNS, name) || !notnull || fallback !== null || pk > 0;
  return isFilled ? null : `the column "${name}" needs a value, and shared/tour-request/fields.ts does not declare it.`;
}

function isOneOf(names: readonly string[], name: string) {
  return names.includes(name);
}
