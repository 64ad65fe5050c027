import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import described from '../src/illustrations/described.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/illustrations');

test('every drawing is the one that its description was last compared with', () => {
  const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  const current = drawings.map((file) => [file, hash('sha256', readFileSync(join(folder, file))).slice(0, 8)]);
  const task = 'Compare the descriptions of the changed drawings in every language, then correct described.json';
  expect(Object.fromEntries(current), task).toEqual(described);
});

test.each([
  ['en', /number/i],
  ['es', /número/i],
])('the link to the form does not say in %s that a number is enough', (language, number) => {
  const { open } = parse(readFileSync(join(root, `content/${language}/interface.yaml`), 'utf8'));
  expect(open.anyHour).not.toMatch(number);
});
