import { createCentreTime } from '../centre-time.ts';
import { readFacts } from '../facts.ts';
import { type Filter, listRequests } from '../tour-requests/requests.ts';
import { asJson, printJson, standing, table } from './output.ts';
import { readNumber } from './read-number.ts';
import { CliError, JSON_OPTION, type Verb, withDatabase } from './verb.ts';

/** Lists tour requests, newest first. */
export const list: Verb = {
  usage: 'list [--open | --quarantine] [--limit 50] [--json]',
  purpose: 'Tour requests, newest first: all, those nobody has called yet, or those in quarantine.',
  options: { ...JSON_OPTION, open: { type: 'boolean' }, quarantine: { type: 'boolean' }, limit: { type: 'string' } },
  run(settings, _words, options) {
    if (options.open && options.quarantine) throw new CliError('Give --open or --quarantine, not both.', 64);
    return withDatabase(settings, (db) => {
      const filter: Filter = options.open ? 'open' : options.quarantine ? 'quarantine' : 'all';
      const limit =
        options.limit === undefined ? (options.json ? -1 : 50) : readNumber('--limit', options.limit, 1, 1_000_000);
      const requests = listRequests(db, filter, limit);
      if (options.json) return printJson(requests.map(asJson));
      if (requests.length === 0) return console.log('No tour requests.');
      const time = createCentreTime(readFacts().timeZone);
      const now = Date.now();
      const rows = requests.map((request) => [
        request.reference,
        time.short(request.receivedAt),
        request.name,
        request.phone,
        standing(request, time, now),
      ]);
      console.log(table(['Reference', 'Received', 'Name', 'Phone', 'Standing'], rows));
      if (requests.length === limit) console.log(`Only the newest ${limit} are shown: --limit shows more.`);
    });
  },
};
