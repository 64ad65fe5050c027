import { type Command, CommandError, markNow, requireRequest, withDatabase } from './command.ts';

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
      markNow(db, request, 'reopened');
      console.log(`${request.reference} is open again.`);
    }),
};
