import { createCentreTime } from '../centre-time.ts';
import { oneLine, visible } from '../clean.ts';
import { readFacts } from '../facts.ts';
import { asJson, printJson, standing } from './output.ts';
import { JSON_OPTION, requireRequest, type Verb, withDatabase } from './verb.ts';

/** Shows one tour request in full. */
export const show: Verb = {
  usage: 'show <reference> [--json]',
  purpose: 'One tour request in full.',
  words: 1,
  options: JSON_OPTION,
  run: (settings, [reference], options) =>
    withDatabase(settings, (db) => {
      const request = requireRequest(db, reference);
      if (options.json) return printJson(asJson(request));
      const time = createCentreTime(readFacts().timeZone);
      const rows = [
        ['Reference', request.reference],
        ['Received', time.full(request.receivedAt)],
        ['Standing', standing(request, time, Date.now())],
        ['Language', request.language === 'es' ? 'Spanish' : 'English'],
        ['Name', request.name],
        ['Phone', request.phone],
        ['Email', request.email],
        ['Address', request.address],
      ];
      for (const [label = '', value = ''] of rows) console.log(`${label.padEnd(10)} ${oneLine(value, 1000)}`);
      if (request.message) console.log(`\n${visible(request.message)}`);
    }),
};
