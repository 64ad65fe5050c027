import { transact } from '../storage/database.ts';
import { addMark, plainMark } from '../storage/marks.ts';
import { type Command, CommandError, requireRequest, withDatabase } from './command.ts';

/** Takes back that a tour request was marked as answered or closed. */
export const reopen: Command = {
  usage: 'reopen <reference>',
  purpose: 'Takes back "contacted" or a closing: the family waits for a call again.',
  maxArguments: 1,
  run: ({ settings }, [reference]) =>
    withDatabase(settings, (db) => {
      const request = requireRequest(db, reference);
      if (request.contactedAt === null && request.closedAt === null)
        throw new CommandError(`${request.reference} is open.`);
      transact(db, () => addMark(db, request.id, plainMark('reopened'), Date.now()));
      console.log(`${request.reference} is open again.`);
    }),
};
