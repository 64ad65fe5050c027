import { expect, test } from 'vitest';
import { proseOf } from './prose.ts';
import { measureReading } from './reading-grade.ts';

test.each([
  ['The cat sat on the mat.', 6, -1.45],
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

test('a title such as "Dr." ends no sentence, a question does', () => {
  expect(measureReading(['Ask Dr. Lee. Is it late? We are here.']).sentences).toBe(3);
});

test('a phone number and an e-mail address are not read as words', () => {
  expect(measureReading(['Call (559) 237-1000 or write to desk@orchard-day.org today.']).words).toBe(5);
});

test('each paragraph and list item ends a sentence', () => {
  const html =
    '<main><p>We walk<br>and<!-- --> rest.</p><ul><li>We talk!</li><li>We <a href="/x">sing</a>.</li></ul></main>';
  expect(proseOf(html)).toEqual(['We walk and rest.', 'We talk!', 'We sing.']);
});

test('menus, headings, buttons, labels, addresses and scripts are not prose', () => {
  const html = `<p>Outside of main.</p><main><nav><p>A menu item.</p></nav><h2>Why us?</h2><label>Name.</label>
    <button>Send it.</button><address><p>1 Elm St.</p></address><script>"code."</script><li>Available</li><p>Prose &amp; more.</p></main>`;
  expect(proseOf(html)).toEqual(['Prose & more.']);
});
