import { type Command, Option } from 'commander';
import { languageName } from '../../shared/language.ts';
import { BRIEF_FIELDS } from '../../shared/tour-request/fields.ts';
import { requestDetails } from '../mail/request-details.ts';
import { mailboxOf } from '../mailbox.ts';
import { oneLine } from '../plain-text.ts';
import { createRequestFormat } from '../staff/format-request.ts';
import { findRequest, NEWEST_FIRST, OPEN, QUARANTINED, requestsWhere, scrub } from '../storage/requests.ts';
import { readReference } from '../storage/save.ts';
import { createHistoryReader, statusOf } from '../storage/status-changes.ts';
import { CommandError, withDatabase } from './context.ts';
import { countOf, requestsForJson, table, toJson } from './output.ts';

export function addList(program: Command) {
  program
    .command('list')
    .description('list tour requests, newest first')
    .option('--open', 'only those that wait for a call')
    .addOption(new Option('--quarantine', 'only those in quarantine').conflicts('open'))
    .option('--json', 'for programs')
    .action(({ open, quarantine, json }) =>
      withDatabase((db, { content: { staff }, time }) => {
        const condition = open ? OPEN : quarantine ? QUARANTINED : '1';
        const requests = requestsWhere(db, condition, { order: NEWEST_FIRST });
        if (json) return console.log(toJson(requestsForJson(db, requests, time)));
        if (requests.length === 0) return console.log('No tour requests.');
        const names = BRIEF_FIELDS.map(({ name }) => staff.fields[name]);
        const rows = requests.map((request) => [
          request.reference,
          time.short(request.receivedAt),
          ...BRIEF_FIELDS.map(({ name }) => request[name]),
          statusOf(request),
          statusOf(request) === 'open' ? time.short(time.deadline(request.receivedAt).at) : '',
        ]);
        console.log(table(['Reference', 'Received', ...names, 'Status', staff.labels.due], rows));
      }),
    );
}

export function addShow(program: Command) {
  program
    .command('show <reference>')
    .description('show a tour request with everything that the family wrote')
    .option('--json', 'for programs')
    .action((typed, { json }) =>
      withDatabase((db, { content: { staff }, time }) => {
        const reference = readReference(typed);
        const request = findRequest(db, reference);
        if (!request) throw new CommandError(`There is no tour request ${reference}.`);
        if (json) return console.log(toJson(requestsForJson(db, [request], time)[0]));
        const history = createHistoryReader(db)(request);
        const format = createRequestFormat(staff, time);
        const { rows, quotes } = requestDetails(request, 'full', staff, time);
        const lines = [
          ...rows,
          { label: 'Status', value: format.status(request, Date.now(), history) },
          { label: 'Language', value: languageName(request.language) },
        ];
        const width = Math.max(...lines.map(({ label }) => label.length)) + 1;
        for (const { label, value } of lines) console.log(`${label.padEnd(width)} ${value}`);
        for (const { heading, text } of quotes) console.log(`\n${heading}:\n${text}`);
        if (history.length > 0) console.log('\nHistory:');
        for (const change of history) console.log(oneLine(format.change(change), 2000));
      }),
    );
}

export function addErase(program: Command) {
  program
    .command('erase [reference]')
    .description('delete a tour request for good, or all of an email address')
    .option('--email <address>', 'the email address of the family')
    .option('--yes', 'do it; backups still hold what is deleted')
    .action((reference, { email, yes }) => {
      if (Boolean(reference) === Boolean(email)) throw new CommandError('Give either a reference or --email.');
      if (!yes) throw new CommandError('This deletes what the family sent, for good. Confirm with --yes.');
      return withDatabase((db) => {
        const { changes } = email
          ? db.prepare('DELETE FROM tour_request WHERE mailbox = ?').run(mailboxOf(email))
          : db.prepare('DELETE FROM tour_request WHERE reference = ?').run(readReference(reference));
        const count = Number(changes);
        // Also without a request to delete, since an earlier try may have left traces.
        const isScrubbed = scrub(db);
        if (count > 0) console.log(`${countOf(count, 'tour request')} ${count === 1 ? 'was' : 'were'} deleted.`);
        if (!isScrubbed)
          throw new CommandError(
            'Another program reads the database, so traces stay in its log: repeat this, or restart the server to empty it.',
          );
        if (count === 0) throw new CommandError('There is no such tour request.');
      });
    });
}
