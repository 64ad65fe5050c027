import { expect, test } from 'vitest';
import { proseOf } from './prose.ts';
import { measureReading } from './reading-grade.ts';
import { countSyllables } from './syllables.ts';

test.each([
  ['The cat sat on the mat.', 6, -1.45],
  ['The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.', 13, 11.27],
  [
    'Four score and seven years ago our fathers brought forth on this continent a new nation, conceived in liberty and dedicated to the proposition that all men are created equal.',
    30,
    14.99,
  ],
])('"%s" has the grade that the formula gives for syllables counted by hand', (text, words, grade) => {
  const reading = measureReading([text]);
  expect(reading.words).toBe(words);
  expect(reading.grade).toBeCloseTo(grade, 1);
});

test.each([
  'care 1|cared 1|called 1|clothes 1|watched 1|nurse 1|helped 1|through 1',
  'table 2|careful 2|lonely 2|handled 2|hundred 2|something 2|being 2|quiet 2|client 2|every 2|nurses 2|wishes 2|science 2|business 2',
  'caregiver 3|different 3|family 3|senior 2|society 4|radio 3|diagnosis 4|experience 4|medicine 3|video 3|everyone 3|area 3',
  'comprehensive 4|compassionate 4|nutritional 4|individual 5|occupational 5|recreational 5|availability 6',
])('syllables are counted as they are spoken: %s', (list) => {
  const counted = list.split('|').map((entry) => `${entry.split(' ')[0]} ${countSyllables(entry.split(' ')[0] ?? '')}`);
  expect(counted.join('|')).toBe(list);
});

test('a title such as "Dr." ends no sentence, a question does', () => {
  expect(measureReading(['Ask Dr. Lee. Is it late? We are here.']).sentences).toBe(3);
});

test('a phone number and an e-mail address are not read as words', () => {
  expect(measureReading(['Call (559) 237-1000 or write to desk@orchard-day.org today.']).words).toBe(5);
});

test('each paragraph and list item ends a sentence', () => {
  const html = '<main><p>We walk.</p><ul><li>We talk!</li><li>We <a href="/x">sing</a>.</li></ul></main>';
  expect(proseOf(html)).toEqual(['We walk.', 'We talk!', 'We sing.']);
});

test('menus, headings, buttons, labels, addresses and scripts are not prose', () => {
  const html = `<p>Outside of main.</p><main><nav><p>A menu item.</p></nav><h2>Why us?</h2><label>Name.</label>
    <button>Send it.</button><address><p>1 Elm St.</p></address><script>"code."</script><li>Available</li><p>Prose &amp; more.</p></main>`;
  expect(proseOf(html)).toEqual(['Prose & more.']);
});
