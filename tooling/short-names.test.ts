import { globSync, readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';

const files = globSync('src/**/*.module.css').sort();

/** Compiles the styles in an order, as a new build does. */
async function compile(order: readonly string[]) {
  vi.resetModules();
  const { shortNames } = await import('./short-names.ts');
  const config = await resolveConfig({ configFile: false, css: shortNames }, 'build');
  const compiled: Record<string, string> = {};
  for (const file of order)
    compiled[file] = (await preprocessCSS(readFileSync(file, 'utf8'), `${process.cwd()}/${file}`, config)).code;
  return compiled;
}

test('names do not depend on the order in which files are compiled', async () => {
  expect(await compile(files.toReversed())).toEqual(await compile(files));
});

test('every module is in the layer of components', async () => {
  for (const [file, code] of Object.entries(await compile(files))) expect(code, file).toMatch(/^@layer components ?\{/);
});

test('a token that has one value everywhere is replaced by it', async () => {
  const { shortNames } = await import('./short-names.ts');
  const config = await resolveConfig({ configFile: false, css: shortNames }, 'build');
  const valuesOf = async (styles: string) => (await preprocessCSS(styles, `${process.cwd()}/src/a.css`, config)).code;
  expect(await valuesOf('a{border:var(--drawn)}')).toBe('a{border:2px solid #2b2320}');
  expect(await valuesOf('a{color:var(--text)}')).toMatch(/var\(--\w+\)/);
});
