import type { DatabaseSync } from 'node:sqlite';
import { scrub } from '../storage/maintenance.ts';
import { eraseByEmail, eraseRequest } from '../storage/requests.ts';
import { type Command, CommandError, requireRequest, withDatabase } from './command.ts';
import { countOf } from './output.ts';

/** Deletes what one family sent, at their wish. */
export const erase: Command = {
  usage: 'erase <reference> | --email <address>  --yes',
  purpose: 'Deletes one request, or all of one family.',
  confirmation: () => 'This deletes what the family sent, for good. Backups made before still hold it.',
  options: { email: { type: 'string' } },
  maxArguments: 1,
  run({ settings }, [reference], { email }) {
    if (email !== undefined && reference) throw new CommandError('Give a reference or --email, not both.', 64);
    return withDatabase(settings, (db) => {
      const count = email ? eraseByEmail(db, email) : eraseRequest(db, requireRequest(db, reference).id);
      if (count === 0) throw new CommandError('There is no such tour request.');
      leaveNoTrace(db);
      console.log(deletedText(count));
    });
  },
};

/** How many were deleted, in words. */
export function deletedText(count: number): string {
  return `${countOf(count, 'tour request')} ${count === 1 ? 'was' : 'were'} deleted.`;
}

/** Removes what was deleted from the files too, and says so where it cannot be done yet. */
export function leaveNoTrace(db: DatabaseSync) {
  if (!scrub(db))
    throw new CommandError(
      'They are deleted, but another program reads the database: run "purge --yes" later to empty its log too.',
    );
}
