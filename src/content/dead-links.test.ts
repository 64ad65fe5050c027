import { expect, test } from 'vitest';
import { describeFault } from '../../shared/content-error.ts';
import { faultsIn } from '../../shared/content-file.ts';
import { deadLinks } from './dead-links.ts';

const inQuestions = faultsIn('content/en/questions.yaml');
const addresses = ['/', '/contact', '/services/meals-snacks'];

test('links to pages that are there are fine, with or without a place on the page', () => {
  const text = '[Ask](/contact), [write](/contact#tour), [eat](/services/meals-snacks), [call](tel:+15595550142)';
  expect(deadLinks({ items: [{ text }] }, addresses, inQuestions)).toEqual([]);
  expect(deadLinks('[Save](/contact.vcf), [elsewhere](https://example.com/nowhere)', addresses, inQuestions)).toEqual(
    [],
  );
});

test('a link to no page is named with file and field, and with the page that was probably meant', () => {
  const entry = { items: [{ answers: ['Fine.', 'See [contact](/contatc) or [the menu](/lunch).'] }] };
  expect(deadLinks(entry, addresses, inQuestions).map(describeFault)).toEqual([
    'content/en/questions.yaml: items.0.answers.1: a link leads to /contatc, where no page is. Did you mean /contact?',
    'content/en/questions.yaml: items.0.answers.1: a link leads to /lunch, where no page is.',
  ]);
});
