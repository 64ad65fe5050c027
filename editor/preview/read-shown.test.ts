import { expect, test } from 'vitest';
import { readFolder } from '../../content-model/read-content.ts';
import { setIn, valueAt } from '../../content-model/value-at.ts';
import { fixture } from '../../tests/helpers/test-site.ts';
import { readShown } from './read-shown.ts';

const saved = new Map([...readFolder(fixture).files].map(([file, { value }]) => [file, value]));

/** What pages show at a place after changes of a file, each at its own place. */
function show(file: string, changes: Record<string, unknown>) {
  readShown(saved, saved);
  const value = Object.entries(changes).reduce((all, [at, part]) => setIn(all, at.split('.'), part), saved.get(file));
  const { read, refused } = readShown(new Map(saved).set(file, value), saved);
  return { refused, shown: (at: string) => valueAt(read.files.get(file)?.content, at.split('.')) };
}

test('keeps a valid change of a file with a refused one', () => {
  const { shown, refused } = show('site.yaml', { phone: '(559) 23', 'address.street': '8 Elm Street' });
  expect([shown('phone'), shown('address.street')]).toEqual([
    valueAt(saved.get('site.yaml'), ['phone']),
    '8 Elm Street',
  ]);
  expect(refused.map(({ path }) => path?.join('.'))).toEqual(['phone']);
});

test('takes back a change that makes another value wrong', () => {
  const home = 'en/pages/home.yaml';
  const { shown, refused } = show(home, { 'hero.heading': 'Two words', menuLabel: 'Start' });
  expect(refused.map(({ path }) => path?.join('.'))).toEqual(['hero.headingHighlight']);
  expect(shown('hero.heading')).toBe(valueAt(saved.get(home), ['hero', 'heading']));
  expect(shown('menuLabel')).toBe('Start');
});

test('leaves out a new item with errors', () => {
  const file = 'en/testimonials.yaml';
  const items = (saved.get(file) as { items: object[] }).items;
  const { shown } = show(file, { items: [...items, { quote: 'I like it.' }] });
  expect(shown('items')).toHaveLength(items.length);
});
