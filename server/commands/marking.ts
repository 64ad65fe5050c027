import type { StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { transact } from '../storage/database.ts';
import type { StoredRequest } from '../storage/requests.ts';
import { addStatusChange } from '../storage/status-changes.ts';
import { type Command, CommandError, requireRequest, withDatabase } from './command.ts';

/** Marks a tour request as answered, which ends its reminders. */
export const contacted = marking('contacted', 'reached', {
  purpose: 'Notes that staff have reached this family.',
  done: 'is marked as contacted',
});

/** Takes back that a tour request was marked as answered or closed. */
export const reopen = marking('reopen', 'reopened', {
  purpose: 'Takes back "contacted" or a closing: the family waits for a call again.',
  refusal: ({ contactedAt, closedAt }) => contactedAt === null && closedAt === null && 'is open',
  done: 'is open again',
});

/** Takes a tour request out of quarantine. */
export const release = marking('release', 'released', {
  purpose: 'Takes a request out of quarantine; staff are told of it within a minute.',
  refusal: ({ quarantine }) => !quarantine && 'is not in quarantine',
  done: 'is released',
});

type Words = { purpose: string; refusal?(request: StoredRequest): string | false; done: string };

/** A command that notes what happened to a request, without a word more; `refusal` says why that cannot be. */
function marking(name: string, kind: StatusChangeKind, { purpose, refusal, done }: Words): Command {
  return {
    usage: `${name} <reference>`,
    purpose,
    maxArguments: 1,
    run: ({ settings }, [reference]) =>
      withDatabase(settings, (db) => {
        const request = requireRequest(db, reference);
        const refused = refusal?.(request);
        if (refused) throw new CommandError(`${request.reference} ${refused}.`);
        transact(db, () => addStatusChange(db, request.id, { kind }, Date.now()));
        console.log(`${request.reference} ${done}.`);
      }),
  };
}
