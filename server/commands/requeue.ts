import { createOutbox } from '../storage/outbox.ts';
import { type Command, withDatabase } from './command.ts';
import { countOf } from './output.ts';

/** Tries everything that failed again without waiting. */
export const requeue: Command = {
  usage: 'requeue',
  purpose: 'Tries every message that failed again, now.',
  run: ({ settings }) =>
    withDatabase(settings, (db) => {
      const count = createOutbox(db).hasten(Date.now());
      console.log(
        `${countOf(count, 'message')} ${count === 1 ? 'is' : 'are'} due now. The running server sends within seconds.`,
      );
    }),
};
