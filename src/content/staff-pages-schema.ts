import { z } from 'zod';
import { shapeOf, text } from '../../shared/text-schema.ts';
import { STATUS_CHANGES } from '../../shared/tour-request/status-changes.ts';
import { meta } from './shared-schema.ts';

const changes = z.strictObject(shapeOf(STATUS_CHANGES, text));

export const staffPagesSchema = z.strictObject({
  meta,
  request: z.strictObject({
    facts: text.describe('Heading above what the family wrote.'),
    changed: z.strictObject({ heading: text, text }).describe('Someone else changed the request first.'),
    undo: text,
    calendar: text,
    history: text,
    undone: text.describe('Comes after an entry of the history that was undone.'),
    next: text,
    list: text,
  }),
  form: z.strictObject({
    heading: text,
    changes: changes.describe('What can be chosen.'),
    hints: changes.describe('What each choice does.'),
    visit: text,
    reason: text,
    reasonPlaceholder: text,
    note: text,
    noteHint: text,
    save: text,
  }),
  list: z.strictObject({
    heading: text,
    newest: text,
    waiting: text,
    nobody: text,
    quarantined: text,
    quarantinedText: text,
    close: text.describe('Button that closes the marked requests as spam.'),
    undo: text,
    previous: text,
    next: text,
  }),
  gone: z.strictObject({ heading: text, text }).describe('For a link that is not valid.'),
});
