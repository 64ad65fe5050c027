import { transact } from '../storage/database.ts';
import { addMark, plainMark } from '../storage/marks.ts';
import { type Command, requireRequest, withDatabase } from './command.ts';

/** Marks a tour request as answered, which ends its reminders. */
export const contacted: Command = {
  usage: 'contacted <reference>',
  purpose: 'Notes that staff have reached this family.',
  maxArguments: 1,
  run: ({ settings }, [reference]) =>
    withDatabase(settings, (db) => {
      const request = requireRequest(db, reference);
      transact(db, () => addMark(db, request.id, plainMark('reached'), Date.now()));
      console.log(`${request.reference} is marked as contacted.`);
    }),
};
