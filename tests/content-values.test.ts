import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from './helpers/facts.ts';

test('no test but that of the specification quotes a fact of the center', () => {
  const values = [facts.name, facts.email, facts.address.street, facts.links.reviews];
  const files = globSync(['tests/**/*.ts', '{server,src,shared,tooling,scripts}/**/*.test.ts']);
  for (const file of files.filter((name) => !name.endsWith('specified-texts.ts'))) {
    const text = readFileSync(file, 'utf8');
    expect(
      values.filter((value) => text.includes(value)),
      file,
    ).toEqual([]);
  }
});
