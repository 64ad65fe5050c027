import { type Command, CommandError, markNow, requireRequest, withDatabase } from './command.ts';

/** Takes a tour request out of quarantine. */
export const release: Command = {
  usage: 'release <reference>',
  purpose: 'Takes a request out of quarantine; staff are told of it within a minute.',
  maxArguments: 1,
  run: ({ settings }, [reference]) =>
    withDatabase(settings, (db) => {
      const request = requireRequest(db, reference);
      if (!request.quarantine) throw new CommandError(`${request.reference} is not in quarantine.`);
      markNow(db, request, 'released');
      console.log(`${request.reference} is released.`);
    }),
};
