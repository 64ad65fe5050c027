import { expect, test } from 'vitest';
import { e164 } from './facts.ts';
import { fillFacts } from './fill-facts.ts';

const facts = { phone: '(559) 555-0142', name: 'The Center' };

test('a phone number becomes the address that dials it', () => {
  expect(e164('(559) 555-0142')).toBe('+15595550142');
});

test('facts in braces are filled in, however deep they stand', () => {
  const entry = { heading: 'Call {phone}', items: [{ text: '{name}: {phone}' }], order: 3 };
  expect(fillFacts(entry, facts, 'home.yaml')).toEqual({
    heading: 'Call (559) 555-0142',
    items: [{ text: 'The Center: (559) 555-0142' }],
    order: 3,
  });
});

test('what the clock and the form fill in later stays', () => {
  expect(fillFacts('Open now until {time}', facts, 'interface.yaml')).toBe('Open now until {time}');
});

test('an unknown fact is refused, with the file, the field and the facts there are', () => {
  const entry = { mission: { cards: [{ text: 'Fine.' }, { text: 'Call {telephone}' }] } };
  expect(() => fillFacts(entry, facts, 'content/en/pages/home.yaml')).toThrow(
    'content/en/pages/home.yaml: mission.cards.1.text: there is no fact called {telephone}. Known facts: {phone}, {name}.',
  );
});
