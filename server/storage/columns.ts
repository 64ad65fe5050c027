import type { DatabaseSync } from 'node:sqlite';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';

/** Columns that a new tour request fills; each form field has one of its own name. */
export const COLUMNS = [
  'reference',
  'received_at',
  'language',
  'idempotency_key',
  'content_hash',
  'repeat_of',
  'quarantine',
  'may_be_offer',
  'mailbox',
  'key_hash',
  ...FIELD_NAMES,
] as const;

export type NewRow = Record<(typeof COLUMNS)[number], string | number | Uint8Array | null>;

/** Throws where the table and the form fields differ, so that nothing a family writes is lost. */
export function checkColumns(db: DatabaseSync): void {
  const table = db
    .prepare('SELECT name, "notnull" AND dflt_value IS NULL AND NOT pk AS needsValue FROM pragma_table_info(?)')
    .all('tour_request');
  const missing = FIELD_NAMES.find((name) => !table.some((column) => column.name === name));
  if (missing)
    throw new Error(
      `shared/tour-request/fields.ts declares "${missing}", and the table has no such column. Add a file to server/storage/migrations.`,
    );
  const names: readonly unknown[] = COLUMNS;
  const unfilled = table.find(({ name, needsValue }) => needsValue && !names.includes(name));
  if (unfilled)
    throw new Error(
      `The column "${unfilled.name}" needs a value, and shared/tour-request/fields.ts does not declare it.`,
    );
}
