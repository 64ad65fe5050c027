import type { Command } from 'commander';
import { mailboxOf } from '../mailbox.ts';
import { scrub } from '../storage/requests.ts';
import { readReference } from '../storage/save.ts';
import { CommandError, countOf, withDatabase } from './context.ts';

export function addErase(program: Command) {
  program
    .command('erase [reference]')
    .description('delete a tour request for good, or all of an email address')
    .option('--email <address>', 'the email address of the family')
    .option('--yes', 'do it; backups still hold what is deleted')
    .action((reference, { email, yes }) => {
      if (Boolean(reference) === Boolean(email)) throw new CommandError('Give either a reference or --email.');
      if (!yes) throw new CommandError('This deletes what the family sent, for good. Confirm with --yes.');
      return withDatabase((db) => {
        const { changes } = email
          ? db.prepare('DELETE FROM tour_request WHERE mailbox = ?').run(mailboxOf(email))
          : db.prepare('DELETE FROM tour_request WHERE reference = ?').run(readReference(reference));
        const count = Number(changes);
        // Also without a request to delete, since an earlier try may have left traces.
        const isScrubbed = scrub(db);
        if (count > 0) console.log(`${countOf(count, 'tour request')} ${count === 1 ? 'was' : 'were'} deleted.`);
        if (!isScrubbed)
          throw new CommandError(
            'Another program reads the database, so traces stay in its log: repeat this, or restart the server to empty it.',
          );
        if (count === 0) throw new CommandError('There is no such tour request.');
      });
    });
}
