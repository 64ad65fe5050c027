import { languageName } from '../../shared/language.ts';
import { STAFF_FIELDS } from '../../shared/tour-request/fields.ts';
import { oneLine, stripControls } from '../plain-text.ts';
import { createHistoryReader } from '../storage/status-changes.ts';
import { type Command, JSON_OPTION, requireRequest, withDatabase } from './command.ts';
import { asJson, jsonText, markText, statusText } from './output.ts';

/** Shows one tour request in full. */
export const show: Command = {
  usage: 'show <reference> [--json]',
  purpose: 'One tour request in full.',
  maxArguments: 1,
  options: JSON_OPTION,
  run: ({ settings, content, time }, [reference], options) =>
    withDatabase(settings, (db) => {
      const request = requireRequest(db, reference);
      const marks = createHistoryReader(db)(request);
      if (options.json) return console.log(jsonText(asJson(request, time, marks)));
      const { fields } = content.staff;
      const answered = STAFF_FIELDS.filter(({ name }) => request[name] !== '');
      const lines = answered.filter(({ kind }) => kind !== 'text');
      const messages = answered.filter(({ kind }) => kind === 'text');
      const rows = [
        ['Reference', request.reference],
        ['Received', time.full(request.receivedAt)],
        ['Status', statusText(request, time, Date.now())],
        ['Language', languageName(request.language)],
        ...lines.map(({ name }) => [fields[name], request[name]]),
      ];
      const width = Math.max(...rows.map(([label = '']) => label.length)) + 1;
      for (const [label = '', value = ''] of rows) console.log(`${label.padEnd(width)} ${oneLine(value, 1000)}`);
      for (const { name } of messages) console.log(`\n${fields[name]}:\n${stripControls(request[name])}`);
      if (marks.length > 0) console.log('\nHistory:');
      for (const mark of marks) console.log(oneLine(markText(mark, time), 2000));
    }),
};
