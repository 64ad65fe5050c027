import { markContacted } from '../tour-requests/requests.ts';
import { requireRequest, type Verb, withDatabase } from './verb.ts';

/** Marks a tour request as answered, which ends its reminders. */
export const contacted: Verb = {
  usage: 'contacted <reference>',
  purpose: 'Notes that staff have reached this family.',
  words: 1,
  run: (settings, [reference]) =>
    withDatabase(settings, (db) => {
      const request = requireRequest(db, reference);
      markContacted(db, request.id, Date.now());
      console.log(`${request.reference} is marked as contacted.`);
    }),
};
