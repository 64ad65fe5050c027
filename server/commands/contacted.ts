import { type Command, markNow, requireRequest, withDatabase } from './command.ts';

/** Marks a tour request as answered, which ends its reminders. */
export const contacted: Command = {
  usage: 'contacted <reference>',
  purpose: 'Notes that staff have reached this family.',
  maxArguments: 1,
  run: ({ settings }, [reference]) =>
    withDatabase(settings, (db) => {
      const request = requireRequest(db, reference);
      markNow(db, request, 'reached');
      console.log(`${request.reference} is marked as contacted.`);
    }),
};
