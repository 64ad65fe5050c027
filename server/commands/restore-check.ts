import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pragma } from '../storage/database.ts';
import { areKeysOf, createKeys, findSecret } from '../storage/keys.ts';
import { type Command, CommandError, JSON_OPTION } from './command.ts';
import { countOf, jsonText } from './output.ts';

/** Proves that a backup can be restored. */
export const restoreCheck: Command = {
  usage: 'restore-check <file> [--json]',
  purpose: 'Proves that a backup is whole and says what is in it.',
  maxArguments: 1,
  options: JSON_OPTION,
  run({ settings, time }, [file], { json }) {
    if (!file) throw new CommandError('Which one? Give the name of a backup.', 64);
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    const found = inspectDatabase(file);
    const newest = found.newest === null ? null : new Date(found.newest).toISOString();
    const links = keepsLinks(file, settings.dataDir) ? 'go on' : 'end';
    if (json) return console.log(jsonText({ ...found, newest, links }));
    const last = found.newest === null ? '' : `, the newest of ${time.full(found.newest)}`;
    console.log(`${file} is whole: ${countOf(found.requests, 'tour request')}${last}.`);
    if (links === 'go on') return;
    console.log(
      `Restored in ${settings.dataDir}, it ends the links in letters sent so far: put the file link-secret there too, from where the backup was made.`,
    );
  },
};

/** Whether links in letters still open once a backup is restored in a data folder. */
function keepsLinks(file: string, dataDir: string) {
  const secret = findSecret(dataDir);
  using db = new DatabaseSync(file, { readOnly: true });
  const hasKeys = db.prepare("SELECT 1 FROM pragma_table_info('tour_request') WHERE name = 'key_hash'").get();
  // A secret that is not there yet is made at the next start, and is none of the backup's.
  return !hasKeys || areKeysOf(db, createKeys(secret ?? new Uint8Array(32)));
}

/** Reads what a database file holds, or says what is wrong with it. */
export function inspectDatabase(file: string): { requests: number; newest: number | null; version: number } {
  try {
    using db = new DatabaseSync(file, { readOnly: true });
    const verdict = pragma(db, 'integrity_check');
    if (verdict !== 'ok') throw new Error(String(verdict));
    const row = db.prepare('SELECT count(*) AS requests, max(received_at) AS newest FROM tour_request').get();
    const { requests, newest } = row as { requests: number; newest: number | null };
    return { requests, newest, version: Number(pragma(db, 'user_version')) };
  } catch (error) {
    throw new CommandError(`${file} cannot be restored: ${error instanceof Error ? error.message : error}`);
  }
}
