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
      closed: { text: `${mark}: closed {days}.`, today: 'today', day: '{day}' },
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
  dated: [{ path: [], title: 'Who pays?', until: '2020-12-31', checked: undefined }],
  staff: {
    notice: {
      subject: 'New: {who}, {time}, call {due} ({reference})',
      heading: 'A new request',
      text: 'Someone wrote.',
    },
    reminder: {
      subject: 'Still to call: {who}, {time} ({reference})',
      heading: 'Still to call',
      text: 'Nobody has called yet.',
      tried: 'You called {time}.',
    },
    complaint: { subject: 'Complaint: {who}, {time} ({reference})', heading: 'A complaint', text: 'Please answer.' },
    someone: 'Someone',
    language: 'In {what}.',
    due: {
      morning: 'by {day} morning',
      afternoon: 'by {day} afternoon',
      evening: 'by {day} evening',
      opening: 'when you open on {day}',
    },
    tried: 'tried {time}',
    digest: {
      open: 'Open the list',
      waiting: { one: 'One new request', many: '{count} new requests', text: 'Please call them.' },
      quarantined: {
        one: 'One request in quarantine',
        many: '{count} requests in quarantine',
        text: 'Please look at them.',
      },
      more: '{count} more',
      overdue: 'Tell the owner:',
      reasons: {
        honeypot: 'hidden field',
        limit: 'many at once',
      },
    },
    call: 'Call {who}: {number}',
    callSomeone: 'Call {number}',
    fields: tourRequestOf((name) => `Their ${name}`),
    labels: { received: 'Received', due: 'Call by', reference: 'Reference', earlier: 'Before' },
    open: 'Open the request',
    after: 'A reply goes to the family.',
    page: {
      meta: { title: 'Staff', description: 'For staff.' },
      title: '{what} | {reference}',
      notSavedTitle: 'Not saved. {what}',
      status: {
        open: 'To call {due}',
        late: 'To call, {what}',
        again: 'Again at {time}',
        quarantined: 'In quarantine: {what}',
        done: '{what} ({time})',
      },
      late: {
        minute: 'one minute late',
        minutes: '{count} minutes late',
        hour: 'one hour late',
        hours: '{count} hours late',
        day: 'one day late',
        days: '{count} days late',
      },
      changes,
      saved: 'Saved: {what}',
      undone: 'Undone: {what}',
      undo: 'Until {time}',
      errors: { heading: 'Nothing is saved', change: 'No change', noNote: 'No note', note: '{count} too many' },
      next: { nobody: 'Nobody else', one: 'One more', many: '{count} more' },
      list: {
        heading: 'Waiting',
        waiting: 'To call',
        nobody: 'Nobody',
        quarantined: 'Held',
        quarantinedText: 'Look.',
        looked: 'Looked {time}',
        more: '{count} more',
      },
      request: {
        facts: 'Facts',
        write: 'Write',
        changed: { heading: 'Changed', text: 'Look again.' },
        undo: 'Undo',
        history: 'History',
        undone: '(undone)',
        next: 'Next',
        list: 'List',
      },
      form: {
        heading: 'What happened?',
        hints: changes,
        noDirector: 'No director',
        note: 'Note',
        noteHint: 'Short.',
        save: 'Save',
      },
      gone: { heading: 'Gone', text: 'Use a newer email.' },
    },
  },
};
