import { BRIEF_FIELDS } from '../../shared/tour-request/fields.ts';
import { type Filter, listRequests } from '../storage/requests.ts';
import { createHistoryReader } from '../storage/status-changes.ts';
import { type Command, CommandError, JSON_OPTION, readNumber, withDatabase } from './command.ts';
import { asJson, jsonText, statusText, table } from './output.ts';

/** Lists tour requests, newest first. */
export const list: Command = {
  usage: 'list [--open | --quarantine] [--limit 50] [--json]',
  purpose: 'Tour requests, newest first: all, those nobody has called yet, or those in quarantine.',
  options: { ...JSON_OPTION, open: { type: 'boolean' }, quarantine: { type: 'boolean' }, limit: { type: 'string' } },
  run({ settings, content, time }, _args, options) {
    if (options.open && options.quarantine) throw new CommandError('Give --open or --quarantine, not both.', 64);
    return withDatabase(settings, (db) => {
      const filter: Filter = options.open ? 'open' : options.quarantine ? 'quarantine' : 'all';
      const limit =
        options.limit === undefined ? (options.json ? -1 : 50) : readNumber('--limit', options.limit, 1, 1_000_000);
      const requests = listRequests(db, filter, limit);
      if (options.json) {
        const marksOf = createHistoryReader(db);
        return console.log(jsonText(requests.map((request) => asJson(request, time, marksOf(request)))));
      }
      if (requests.length === 0) return console.log('No tour requests.');
      const now = Date.now();
      const rows = requests.map((request) => [
        request.reference,
        time.short(request.receivedAt),
        ...BRIEF_FIELDS.map(({ name }) => request[name]),
        statusText(request, time, now),
      ]);
      const names = BRIEF_FIELDS.map(({ name }) => content.staff.fields[name]);
      const headings = ['Reference', 'Received', ...names, 'Status'];
      console.log(table(headings, rows));
      if (requests.length === limit) console.log(`Only the newest ${limit} are shown: --limit shows more.`);
    });
  },
};
