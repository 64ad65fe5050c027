import { type Command, Option } from 'commander';
import { BRIEF_FIELDS } from '../../shared/tour-request/fields.ts';
import { oneLine } from '../plain-text.ts';
import { createRequestFormat } from '../staff/format-request.ts';
import { eachRequest, OPEN, QUARANTINED } from '../storage/requests.ts';
import { withDatabase } from './context.ts';

const MAX_CELL_WIDTH = 48;

export function addList(program: Command) {
  program
    .command('list')
    .description('list tour requests, newest first')
    .option('--open', 'only those that wait for a call')
    .addOption(new Option('--quarantine', 'only those in quarantine').conflicts('open'))
    .action(({ open, quarantine }) =>
      withDatabase((db, { content: { staff }, time }) => {
        const format = createRequestFormat(staff, time);
        const condition = open ? OPEN : quarantine ? QUARANTINED : '1';
        for (const request of eachRequest(db, condition)) {
          const cells = [
            request.reference,
            time.short(request.receivedAt),
            format.status(request, Date.now()),
            ...BRIEF_FIELDS.map(({ name }) => request[name]),
          ];
          console.log(cells.map((cell) => oneLine(cell, MAX_CELL_WIDTH)).join('  '));
        }
      }),
    );
}
