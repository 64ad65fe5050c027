import { expect, test } from 'vitest';
import { pageOf } from './Online.tsx';

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
