import { expect, test } from 'vitest';
import { headingBox, setHeading } from './heading.ts';

// Every character half as wide as high: about what the real font measures.
const measure = (text: string) => text.length * 0.5;

test('a short heading is set larger than a long one', () => {
  const short = setHeading('Thank You!', measure);
  const long = setHeading('Physical, Social and Recreational Programs & Activities Daily', measure);
  expect(short.size).toBeGreaterThan(long.size);
});

test('no word is lost or broken, not even at its hyphen', () => {
  const { lines } = setHeading('Multi-Disciplinary Team Assessments', measure);
  expect(lines.join(' ')).toBe('Multi-Disciplinary Team Assessments');
  expect(lines.some((line) => line.includes('Multi-Disciplinary'))).toBe(true);
});

test('every line stays inside its room', () => {
  const { size, lines } = setHeading(
    'Atención diurna para personas mayores y adultos, con transporte y comidas',
    measure,
  );
  for (const line of lines) expect(line.length * 0.48 * size).toBeLessThanOrEqual(headingBox.width);
  expect(lines.length * size).toBeLessThanOrEqual(headingBox.height);
});

test('the lines are of like width', () => {
  const { lines } = setHeading('Find the kind of help that fits your family', measure);
  const lengths = lines.map((line) => line.length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(8);
});

test('a heading that cannot fit is refused with its words', () => {
  expect(() => setHeading('word '.repeat(120).trim(), measure)).toThrow('"word word');
});
