import { expect, test } from 'vitest';
import { findInWords, type Text, textsOf } from './content-words.ts';

const page = (value: unknown) => textsOf('content/en/pages/about.yaml', value);
const services = (...values: object[]) =>
  values.flatMap((value, index) => textsOf(`content/en/services/service-${index}.yaml`, value));
const many = <T>(count: number, make: (number: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Expects one message, and returns it. */
function theMessage(texts: Text[]) {
  const found = findInWords(texts);
  expect(found).toHaveLength(1);
  return found[0];
}

test('five sentences that begin alike are too many, wherever they stand', () => {
  const alike = (count: number) => [
    ...page({ lede: 'Come and see us.' }),
    ...services(...many(count - 1, (number) => ({ lede: `It helps. Come and see number ${number}!` }))),
  ];
  expect(findInWords(alike(4))).toEqual([]);
  expect(theMessage(alike(5))).toMatch(/^5 sentences begin with "come and see", at most 4: .*about.yaml: lede; /);
});

test('short sentences, labels and what pictures show may be alike', () => {
  const texts = many(9, () => ({ lede: 'Call us.', title: 'A good day here', picture: { alt: 'Two friends laugh.' } }));
  expect(findInWords(page(texts))).toEqual([]);
});

test('a sentence of six words or more stands only once', () => {
  const lede = 'Nurses look at this every day.';
  expect(theMessage(page({ lede, closing: { text: `Good. [${lede}](/services)` } }))).toBe(
    `"${lede}" stands 2 times: content/en/pages/about.yaml: lede; content/en/pages/about.yaml: closing.text`,
  );
});

test('"Ask" begins at most eight sentences and buttons of twelve services together', () => {
  const asking = (count: number) =>
    services(
      ...many(12, (number) => ({
        closing: { button: `${number < count ? 'Ask' : 'Call'} About ${number}`, text: 'Masks help.' },
      })),
    );
  expect(findInWords(asking(8))).toEqual([]);
  expect(theMessage(asking(9))).toContain('9 sentences of the service pages begin with "Ask"');
});

test('at most half of the descriptions of services ask something', () => {
  const asking = { description: 'Is he eating lunch?' };
  const telling = { description: 'A ride to the center.' };
  expect(findInWords(services(asking, telling))).toEqual([]);
  expect(theMessage(services(asking, asking, telling))).toContain('2 of 3 descriptions');
});

test.each([
  ['If we cannot, we will tell you.', 'we will tell you'],
  ['A nurse keeps an eye on the scale.', 'an eye on'],
  ['You can call on his behalf.', 'call on'],
])('"%s" is told of with a better way', (lede, phrase) => {
  expect(theMessage(page({ hero: { lede } }))).toMatch(
    new RegExp(`^"${phrase}" in content/en/pages/about.yaml: hero.lede: \\w+`),
  );
});

test('buttons begin every long word with a capital letter', () => {
  expect(findInWords(page({ tour: 'Call us Now', more: 'See What It Costs' }))).toEqual([]);
  expect(theMessage(page({ tour: 'Ask about meals' }))).toContain('"Ask about meals"');
});
