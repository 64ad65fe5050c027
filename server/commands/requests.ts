import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { languageName } from '../../shared/language.ts';
import { BRIEF_FIELDS } from '../../shared/tour-request/fields.ts';
import { CHANGES_FOR, type StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { requestDetails } from '../mail/request-details.ts';
import { oneLine } from '../plain-text.ts';
import { statusOf } from '../staff/format-request.ts';
import { deleteOldCopies, transact } from '../storage/database.ts';
import { eraseByEmail, eraseRequest, findRequest, HELD, newestRequests, OPEN, scrub } from '../storage/requests.ts';
import { readReference } from '../storage/save.ts';
import { addStatusChange, createHistoryReader } from '../storage/status-changes.ts';
import { CommandError, requireRequest, withDatabase } from './context.ts';
import { changeText, countOf, requestForJson, statusText, table, toJson } from './format-output.ts';

const DEFAULT_LIMIT = 50;

export function addList(program: Command) {
  program
    .command('list')
    .description('list tour requests, newest first')
    .option('--open', 'only those that wait for a call')
    .addOption(new Option('--quarantine', 'only those in quarantine').conflicts('open'))
    .option('--limit <number>', `how many (default: ${DEFAULT_LIMIT}, or all with --json)`, readLimit)
    .option('--json', 'for programs')
    .action(({ open, quarantine, json, limit = json ? -1 : DEFAULT_LIMIT }) =>
      withDatabase((db, { content, time }) => {
        const requests = newestRequests(db, open ? OPEN : quarantine ? HELD : '1', limit);
        if (json) {
          const historyOf = createHistoryReader(db);
          console.log(toJson(requests.map((request) => requestForJson(request, time, historyOf(request)))));
          return;
        }
        if (requests.length === 0) return console.log('No tour requests.');
        const names = BRIEF_FIELDS.map(({ name }) => content.staff.fields[name]);
        const rows = requests.map((request) => [
          request.reference,
          time.short(request.receivedAt),
          ...BRIEF_FIELDS.map(({ name }) => request[name]),
          statusText(request, time, Date.now()),
        ]);
        console.log(table(['Reference', 'Received', ...names, 'Status'], rows));
        if (requests.length === limit) console.log(`Only the newest ${limit} are listed: --limit lists more.`);
      }),
    );
}

function readLimit(typed: string) {
  if (!/^[1-9]\d{0,6}$/.test(typed)) throw new InvalidArgumentError('Expected a whole number from 1.');
  return Number(typed);
}

export function addShow(program: Command) {
  program
    .command('show <reference>')
    .description('show a tour request with everything that the family wrote')
    .option('--json', 'for programs')
    .action((reference, { json }) =>
      withDatabase((db, { content, time }) => {
        const request = requireRequest(db, reference);
        const history = createHistoryReader(db)(request);
        if (json) return console.log(toJson(requestForJson(request, time, history)));
        const { rows, quotes } = requestDetails(request, 'full', content.staff, time);
        const lines = [
          ...rows,
          { label: 'Status', value: statusText(request, time, Date.now()) },
          { label: 'Language', value: languageName(request.language) },
        ];
        const width = Math.max(...lines.map(({ label }) => label.length)) + 1;
        for (const { label, value } of lines) console.log(`${label.padEnd(width)} ${value}`);
        for (const { heading, text } of quotes) console.log(`\n${heading}:\n${text}`);
        if (history.length > 0) console.log('\nHistory:');
        for (const change of history) console.log(oneLine(changeText(change, time), 2000));
      }),
    );
}

const KINDS = {
  contacted: 'reached',
  'no-answer': 'no-answer',
  reopened: 'reopened',
  spam: 'spam',
  'not-spam': 'released',
} as const satisfies Record<string, StatusChangeKind>;

export function addMark(program: Command) {
  program
    .command('mark <reference>')
    .description('note what happened to a tour request')
    .addArgument(new Argument('<status>').choices(Object.keys(KINDS)))
    .action((reference, status: keyof typeof KINDS) =>
      withDatabase((db, { time }) => {
        const request = requireRequest(db, reference);
        const kind = KINDS[status];
        if (!CHANGES_FOR[statusOf(request)].includes(kind)) {
          const now = statusText(request, time, Date.now());
          throw new CommandError(`${request.reference} cannot be marked ${status} now (${now}).`);
        }
        transact(db, () => addStatusChange(db, request.id, { kind }, Date.now()));
        console.log(`${request.reference} is marked: ${status}.`);
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
      return withDatabase((db, { settings }) => {
        const count = email
          ? eraseByEmail(db, email)
          : eraseRequest(db, findRequest(db, readReference(reference))?.id ?? 0);
        // Also without a request to delete, since an earlier try may have left traces.
        deleteOldCopies(settings.dataDir, Number.POSITIVE_INFINITY);
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
