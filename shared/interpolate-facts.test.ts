import { expect, test } from 'vitest';
import { faultsIn } from './content-file.ts';
import { e164 } from './facts.ts';
import { interpolateFacts } from './interpolate-facts.ts';

const facts = { phone: '(559) 555-0142', name: 'The Center' };

test('a phone number becomes the address that dials it', () => {
  expect(e164('(559) 555-0142')).toBe('+15595550142');
});

test('facts in braces are filled in, however deep they stand', () => {
  const entry = { heading: 'Call {phone}', items: [{ text: '{name}: {phone}' }], order: 3 };
  expect(interpolateFacts(entry, facts, faultsIn('home.yaml'))).toEqual({
    heading: 'Call (559) 555-0142',
    items: [{ text: 'The Center: (559) 555-0142' }],
    order: 3,
  });
});

test('what the clock and the form fill in later stays', () => {
  const text = 'Open now until {time}';
  expect(interpolateFacts(text, facts, faultsIn('interface.yaml'), ['time'])).toBe(text);
});

test('an unknown fact is refused, with the file, the field and the facts there are', () => {
  const entry = { mission: { cards: [{ text: 'Fine.' }, { text: 'Call {telephone}' }] } };
  expect(() => interpolateFacts(entry, facts, faultsIn('content/en/pages/home.yaml'))).toThrow(
    'content/en/pages/home.yaml: mission.cards.1.text: there is no fact called {telephone}. Known facts: {phone}, {name}.',
  );
});

test('blanks inside the braces do no harm', () => {
  expect(interpolateFacts('Call { phone } until { time }', facts, faultsIn('home.yaml'), ['time'])).toBe(
    'Call (559) 555-0142 until {time}',
  );
});

const claims = { ...facts, since: null, medicare: null, years: '22+' };

test('a sentence goes with a claim that the center does not make, and the others stay', () => {
  const text = 'Call {phone}. We have been here since {since}, and like it. {years} years, {name}!';
  expect(interpolateFacts({ text }, claims, faultsIn('home.yaml'))).toEqual({
    text: 'Call (559) 555-0142. 22+ years, The Center!',
  });
});

test('a sentence that makes a claim in other words goes with it too', () => {
  const text = '{?medicare}Your plan may pay. {?years}We know our work.';
  expect(interpolateFacts({ text }, claims, faultsIn('home.yaml'))).toEqual({ text: 'We know our work.' });
});

test('an item of a list goes when one of its texts has no sentence left, or one of its lists no item', () => {
  const entry = {
    items: [
      { title: '{medicare}', text: 'Ask your plan.' },
      { title: 'Doctors', features: ['{since}', 'Kind'] },
      { title: 'Numbers', features: ['{since}', '{medicare}'] },
    ],
    badges: ['{since}'],
  };
  expect(interpolateFacts(entry, claims, faultsIn('home.yaml'))).toEqual({
    items: [{ title: 'Doctors', features: ['Kind'] }],
    badges: [],
  });
});

test('outside of a list nothing can go, so the text is named with what to do', () => {
  const entry = { hero: { heading: 'Since {since}', lede: '{medicare}' } };
  expect(() => interpolateFacts(entry, claims, faultsIn('content/en/pages/home.yaml'))).toThrow(
    [
      'content/en/pages/home.yaml: hero.heading: every sentence of it uses {since}, which is null in content/site.yaml. Write one that does without.',
      'content/en/pages/home.yaml: hero.lede: every sentence of it uses {medicare}, which is null in content/site.yaml. Write one that does without.',
    ].join('\n  '),
  );
});
