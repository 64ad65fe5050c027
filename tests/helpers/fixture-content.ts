import { PROBLEM_STATUS, type ProblemTexts } from '../../shared/problems-schema.ts';
import type { Content, LanguageContent } from '../../shared/read-content.ts';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { STATUS_CHANGES, type StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { fixtureFacts } from './fixture-facts.ts';

const explanation = `See our [contact page](/contact), or call us at ${fixtureFacts.phone}.`;

/** Text of a language, which `mark` identifies. */
function wordsOf(mark: string): LanguageContent {
  const reasons = Object.keys(PROBLEM_STATUS).map((name) => [name, { heading: `${mark}: ${name}`, explanation }]);
  return {
    hours: 'Monday to Friday 8:00AM-4:00PM',
    mail: {
      subject: `${mark}: we have your request {reference}`,
      heading: 'Thank you',
      promise: 'We call within 24 hours, by {time}.',
      times: { morning: '{day} morning', afternoon: '{day} afternoon', evening: '{day} evening' },
      call: `Call ${fixtureFacts.phone}`,
      directions: 'Directions',
      labels: { reference: 'Reference', phone: 'Phone', hours: 'Hours', address: 'Address' },
      bring: { heading: 'Bring', items: ['Your questions', 'A health plan card'] },
      caution: 'Please reply without medical details.',
      mistake: 'You did not ask? Then somebody typed your address by mistake.',
    },
    next: { heading: 'Next', steps: ['You ask.', 'We call.', 'You visit.'], besides: 'See the list.' },
    problems: Object.fromEntries(reasons) as ProblemTexts,
  };
}

const changes = Object.fromEntries(STATUS_CHANGES.map((kind) => [kind, `Change ${kind}`])) as Record<
  StatusChangeKind,
  string
>;

/** Content of the server for a made-up center, in two languages. */
export const fixtureContent: Content = {
  facts: fixtureFacts,
  languages: new Map([
    ['en', wordsOf('English')],
    ['es', wordsOf('Spanish')],
  ]),
  staff: {
    notice: { subject: 'New request {reference}: call by {due}', heading: 'A new request' },
    language: 'In {what}.',
    reminder: { subject: 'Still to call: {reference}', heading: 'Still to call', text: 'Nobody has called yet.' },
    digest: {
      subject: '{list}',
      heading: '{list}',
      nobody: 'Nobody waits',
      open: 'Open the list',
      waiting: { one: 'One new request', many: '{count} new requests', text: 'Please call them.' },
      quarantined: {
        one: 'One request in quarantine',
        many: '{count} requests in quarantine',
        text: 'Please look at them.',
      },
      more: '{count} more',
      reasons: {
        honeypot: 'hidden field',
        limit: 'many at once',
      },
    },
    call: 'Call {number}',
    fields: tourRequestOf((name) => `Their ${name}`),
    labels: { received: 'Received', due: 'Call by', reference: 'Reference' },
    open: 'Open the request',
    after: 'A reply goes to the family.',
    page: {
      meta: { title: 'Staff', description: 'For staff.' },
      title: '{what} | {reference}',
      notSavedTitle: 'Not saved. {what}',
      status: {
        open: 'To call. {what}',
        again: 'Again at {time}',
        quarantined: 'In quarantine: {what}',
        contacted: 'Contacted {time}',
        visit: 'Visit {time}',
        closed: 'Closed {time}',
      },
      due: 'Call by {time}',
      late: {
        minute: 'One minute late',
        minutes: '{count} minutes late',
        hour: 'One hour late',
        hours: '{count} hours late',
        day: 'One day late',
        days: '{count} days late',
      },
      changes,
      reasons: {
        started: 'Started',
        elsewhere: 'Elsewhere',
        'not-now': 'Not now',
        unreachable: 'Unreachable',
        other: 'Other',
      },
      saved: 'Saved: {what}',
      undone: 'Undone: {what}',
      undo: 'Until {time}',
      errors: {
        heading: 'Nothing is saved',
        change: 'No change',
        visit: 'No such time',
        reason: 'No reason',
        noNote: 'No note',
        note: '{count} too many',
      },
      next: {
        nobody: 'Nobody else',
        one: 'One more',
        many: '{count} more',
      },
      visitEvent: 'Tour of {what}',
      list: {
        heading: 'Waiting',
        newest: 'New',
        waiting: 'To call',
        nobody: 'Nobody',
        quarantined: 'Held',
        quarantinedText: 'Look.',
        close: 'Close',
        undo: 'Undo',
        previous: 'Back',
        next: 'On',
        looked: 'Looked {time}',
        notYet: 'Not yet',
        pageNumber: 'Page {count}',
        choose: '{what} is spam',
        closed: { one: 'One closed', many: '{count} closed' },
        noneChosen: 'Nothing is chosen',
      },
      request: {
        facts: 'Facts',
        changed: { heading: 'Changed', text: 'Look again.' },
        undo: 'Undo',
        calendar: 'Calendar',
        history: 'History',
        undone: '(undone)',
        next: 'Next',
        list: 'List',
      },
      form: {
        heading: 'What happened?',
        changes,
        hints: changes,
        visit: 'When',
        reason: 'Why',
        reasonPlaceholder: 'Choose',
        note: 'Note',
        noteHint: 'Short.',
        save: 'Save',
      },
      gone: { heading: 'Gone', text: 'Use a newer email.' },
    },
  },
};
