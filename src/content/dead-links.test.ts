import { expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';

const addresses = ['/', '/contact', '/services/meals-snacks'];

test('links to pages that are there are fine, with or without a place on the page', () => {
  const text = '[Ask](/contact), [write](/contact#tour), [eat](/services/meals-snacks), [call](tel:+15595550142)';
  expect(deadLinks({ items: [{ text }] }, addresses, 'content/en/questions.yaml')).toEqual([]);
  expect(deadLinks('[Save](/contact.vcf), [elsewhere](https://example.com/nowhere)', addresses, 'x')).toEqual([]);
});

test('a link to no page is named with file and field, and with the page that was probably meant', () => {
  const entry = { items: [{ answers: ['Fine.', 'See [contact](/contatc) or [the menu](/lunch).'] }] };
  expect(deadLinks(entry, addresses, 'content/en/questions.yaml')).toEqual([
    'content/en/questions.yaml: items.0.answers.1: a link leads to /contatc, where no page is. Did you mean /contact?',
    'content/en/questions.yaml: items.0.answers.1: a link leads to /lunch, where no page is.',
  ]);
});
