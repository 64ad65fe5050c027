import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

/** Every class of a style sheet, found by a parser of its own. */
function classesOf(file: string): string[] {
  const classes = new Set<string>();
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.replace(/"[^"]*"/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)) classes.add(name);
  });
  return [...classes];
}

test('no two classes of the site share a short name', () => {
  const name = shortClassNames();
  const files = globSync('src/**/*.module.css').map((file) => resolve(file));
  const names = files.flatMap((file) => classesOf(file).map((className) => name(className, file)));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((short) => !/^([b-z]{2})+$/.test(short))).toEqual([]);
});
