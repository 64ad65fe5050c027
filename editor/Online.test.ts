import { expect, test } from 'vitest';
import { describeLate, pageOf } from './Online.tsx';

test.each([
  ['a fact', ['site.yaml'], '/contact'],
  ['a page', ['es/pages/about.yaml'], '/es/about'],
  ['both languages', ['es/services/meals.yaml', 'en/services/meals.yaml'], '/services/meals'],
  ['words of no page', ['en/mail.yaml'], '/'],
  ['words of no page in Spanish', ['es/mail.yaml'], '/es'],
  ['a photograph alone', ['photos/door.webp'], '/'],
  ['nothing', [], '/'],
])('leads to the page of %s', (_what, files, page) => {
  expect(pageOf(files)).toBe(page);
});

const since = '2026-11-28T08:00:00Z';
const now = Date.now();
const helper = 'webmaster@example.org';
test.each([
  ['a new save', now, {}, 'Phone: saved. It will be online in a few minutes.'],
  ['15 minutes', now - 16 * 60_000, {}, `Not online yet: Phone. Tell ${helper}.`],
  ['a refusal', now, { refused: { commit: 'abc', time: since, errors: [] } }, `It was refused. Tell ${helper}.`],
  ['a change of the program', now, { waits: { commit: 'abc', since } }, `saves are kept, and wait for ${helper}.`],
  ['a build that failed', now, { machine: { commit: 'abc', since } }, 'the server of the website cannot show it'],
  ['a lost connection', now, { offline: { since } }, 'the server of the website has no connection, and tries again'],
])('says what keeps a save from being online after %s', (_what, at, news, words) => {
  expect(describeLate({ labels: ['Phone'], at }, news)).toContain(words);
});
