import type { Settings } from '../settings.ts';
import { deleteExpired } from '../storage/maintenance.ts';
import { type Command, type Options, readNumber, withDatabase } from './command.ts';
import { deletedText, leaveNoTrace } from './erase.ts';
import { countOf } from './output.ts';

/** Deletes old tour requests. */
export const purge: Command = {
  usage: 'purge [--days 180] --yes',
  purpose: 'Deletes requests older than the retention, or than a number of days.',
  confirmation(settings, options) {
    const days = ageOf(settings, options);
    return days === 0
      ? 'This deletes every tour request, however new, for good.'
      : `This deletes every tour request older than ${countOf(days, 'day')}, for good.`;
  },
  options: { days: { type: 'string' } },
  run: ({ settings }, _args, options) =>
    withDatabase(settings, (db) => {
      const count = deleteExpired(db, ageOf(settings, options), Date.now());
      leaveNoTrace(db);
      console.log(deletedText(count));
    }),
};

function ageOf({ retentionDays }: Settings, { days }: Options) {
  return days === undefined ? retentionDays : readNumber('--days', days, 0, 36_500);
}
