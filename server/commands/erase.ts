import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { mailboxOf } from '../mailbox.ts';
import { readSettings } from '../settings.ts';
import { deletePartialBackups, listBackups, makeNightlyBackup } from '../storage/backups.ts';
import { scrub } from '../storage/requests.ts';
import { CommandError, countOf, withDatabase } from './context.ts';

/** Deletes a request or all of an email address, and the backups that hold one of them. */
export function erase(reference?: string, email?: string, isConfirmed = false) {
  if (Boolean(reference) === Boolean(email)) throw new CommandError('Give either a reference or --email.');
  if (!isConfirmed)
    throw new CommandError('This deletes what the family sent, also from the backups. Confirm with --yes.');
  const column = email ? 'mailbox' : 'reference';
  const value = email ? mailboxOf(email) : readReference(String(reference));
  const { dataDir, backupDir } = readSettings();
  return withDatabase(dataDir, (db) => {
    const count = Number(db.prepare(`DELETE FROM tour_request WHERE ${column} = ?`).run(value).changes);
    // Also without a request to delete, since an earlier try may have left traces.
    const isScrubbed = scrub(db);
    if (count > 0) console.log(`${countOf(count, 'tour request')} deleted.`);
    deletePartialBackups(backupDir);
    const old = listBackups(backupDir).filter(({ file }) => {
      try {
        using backup = new DatabaseSync(file, { readOnly: true });
        return backup.prepare(`SELECT 1 FROM tour_request WHERE ${column} = ?`).get(value) !== undefined;
      } catch {
        // A damaged one cannot be restored, and may hold it.
        return true;
      }
    });
    if (old.length > 0) makeNightlyBackup(dataDir, backupDir, Date.now());
    // Of thirty backups, the new one has already taken the place of the oldest.
    for (const { file } of old) rmSync(file, { force: true });
    if (old.length > 0) console.log(`${countOf(old.length, 'backup')} with it deleted, and a new one made.`);
    if (!isScrubbed)
      throw new CommandError('Another program reads the database, so traces stay in its log: run this again.');
    if (count === 0 && old.length === 0) throw new CommandError('There is no such tour request.');
  });
}

/** A reference as it is stored, from what someone wrote down. */
function readReference(text: string): string {
  const characters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
