import { languageName } from '../../shared/language.ts';
import { createCenterTime } from '../center-time.ts';
import { oneLine, stripControls } from '../plain-text.ts';
import { type Command, JSON_OPTION, requireRequest, withDatabase } from './command.ts';
import { asJson, printJson, statusText } from './output.ts';

/** Shows one tour request in full. */
export const show: Command = {
  usage: 'show <reference> [--json]',
  purpose: 'One tour request in full.',
  maxArguments: 1,
  options: JSON_OPTION,
  run: ({ settings, content }, [reference], options) =>
    withDatabase(settings, (db) => {
      const request = requireRequest(db, reference);
      if (options.json) return printJson(asJson(request));
      const time = createCenterTime(content.facts.timeZone);
      const rows = [
        ['Reference', request.reference],
        ['Received', time.full(request.receivedAt)],
        ['Status', statusText(request, time, Date.now())],
        ['Language', languageName(request.language)],
        ['Name', request.name],
        ['Phone', request.phone],
        ['Email', request.email],
        ['Address', request.address],
      ];
      for (const [label = '', value = ''] of rows) console.log(`${label.padEnd(10)} ${oneLine(value, 1000)}`);
      if (request.message) console.log(`\n${stripControls(request.message)}`);
    }),
};
