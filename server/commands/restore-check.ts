import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createCentreTime } from '../centre-time.ts';
import { readFacts } from '../facts.ts';
import { pragma } from '../tour-requests/database.ts';
import { countOf, printJson } from './output.ts';
import { CliError, JSON_OPTION, type Verb } from './verb.ts';

/** Proves that a backup can be restored. */
export const restoreCheck: Verb = {
  usage: 'restore-check <file> [--json]',
  purpose: 'Proves that a backup is whole and says what is in it.',
  words: 1,
  options: JSON_OPTION,
  run(_settings, [file], { json }) {
    if (!file || !existsSync(file)) throw new CliError('Give the name of a backup.', 64);
    const found = inspectDatabase(file);
    const newest = found.newest === null ? null : new Date(found.newest).toISOString();
    if (json) return printJson({ ...found, newest });
    const time = createCentreTime(readFacts().timeZone);
    const last = found.newest === null ? '' : `, the newest of ${time.full(found.newest)}`;
    console.log(`${file} is whole: ${countOf(found.requests, 'tour request')}${last}.`);
  },
};

/** Reads what a database file holds, or says what is wrong with it. */
export function inspectDatabase(file: string): { requests: number; newest: number | null; version: number } {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const verdict = pragma(db, 'integrity_check');
    if (verdict !== 'ok') throw new Error(String(verdict));
    const row = db.prepare('SELECT count(*) AS requests, max(received_at) AS newest FROM tour_request').get();
    const { requests, newest } = row as { requests: number; newest: number | null };
    return { requests, newest, version: Number(pragma(db, 'user_version')) };
  } catch (error) {
    throw new CliError(`${file} cannot be restored: ${error instanceof Error ? error.message : error}`);
  } finally {
    db?.close();
  }
}
