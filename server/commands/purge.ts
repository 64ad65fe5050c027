import { deleteExpired } from '../tour-requests/chores.ts';
import { deletedWords, leaveNoTrace } from './erase.ts';
import { CliError, type Verb, withDatabase } from './verb.ts';

/** Deletes old tour requests. */
export const purge: Verb = {
  usage: 'purge [--days 180] --yes',
  purpose: 'Deletes requests older than the retention, or than a number of days.',
  destroys: 'This deletes every tour request older than the retention, for good.',
  options: { days: { type: 'string' } },
  run: (settings, _positionals, { days }) =>
    withDatabase(settings, (db) => {
      const age = days === undefined ? settings.retentionDays : Number(days);
      if (!Number.isInteger(age) || age < 0) throw new CliError('--days takes a whole number.', 64);
      const count = deleteExpired(db, age, Date.now());
      leaveNoTrace(db);
      console.log(deletedWords(count));
    }),
};
