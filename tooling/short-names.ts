import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSOptions } from 'vite';

const root = join(import.meta.dirname, '..');
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Ad blockers hide elements with these classes. */
const BLOCKED = /^ads?$/i;
const PROPERTY = /--[a-z][\w-]*/g;

/** Gives out names of one or two letters, the same in every build of the same styles. */
class ShortNames {
  readonly #names = new Map<string, string>();
  #count = 0;

  of(key: string): string {
    const known = this.#names.get(key);
    if (known) return known;
    const second = LETTERS[Math.floor(this.#count / LETTERS.length) - 1] ?? '';
    const name = second + LETTERS[this.#count % LETTERS.length];
    this.#count += 1;
    if (BLOCKED.test(name)) return this.of(key);
    this.#names.set(key, name);
    return name;
  }
}

const classes = new ShortNames();
const properties = new ShortNames();
const keyOf = (name: string, file: string) => `${file.replace(/\?.*/, '').replaceAll('\\', '/')} ${name}`;

for (const path of globSync('src/**/*.css', { cwd: root }).sort()) {
  const styles = readFileSync(join(root, path), 'utf8');
  for (const [name] of styles.matchAll(PROPERTY)) properties.of(name);
  if (!path.endsWith('.module.css')) continue;
  for (const [, name = ''] of styles.matchAll(/\.([a-z][\w-]*)/gi)) classes.of(keyOf(name, join(root, path)));
}

/** Scripts set these. */
const ofScripts = new Set(
  globSync('src/**/*.ts', { cwd: root }).flatMap(
    (path) => readFileSync(join(root, path), 'utf8').match(PROPERTY) ?? [],
  ),
);

const shorten = (text: string) =>
  text.replace(PROPERTY, (name) => (ofScripts.has(name) ? name : `--${properties.of(name)}`));

/** Styles are part of every page: with short names of classes and custom properties, a page is 1 KB smaller. */
export const shortNames: CSSOptions = {
  modules: { generateScopedName: (name, file) => classes.of(keyOf(name, file)) },
  postcss: {
    plugins: [
      {
        postcssPlugin: 'short-properties',
        Once(styles) {
          styles.walkDecls((declaration) => {
            declaration.prop = shorten(declaration.prop);
            declaration.value = shorten(declaration.value);
          });
          styles.walkAtRules((rule) => {
            rule.params = shorten(rule.params);
          });
        },
      },
    ],
  },
};
