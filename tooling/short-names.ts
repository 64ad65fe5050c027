import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSOptions } from 'vite';

const root = join(import.meta.dirname, '..');
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Ad blockers hide elements with the class "ad". */
const NAMES = ['', ...LETTERS]
  .flatMap((first) => LETTERS.map((last) => first + last))
  .filter((name) => !/^ad$/i.test(name));
const PROPERTY = /--[a-z][\w-]*/g;

/** Returns a function that gives each key a name of one or two letters, the same in every build of the same styles. */
function createNames() {
  const names = new Map<string, string>();
  return (key: string): string => {
    const name = names.get(key) ?? (NAMES[names.size] as string);
    names.set(key, name);
    return name;
  };
}

const classOf = createNames();
const propertyOf = createNames();
const keyOf = (name: string, file: string) => `${file.replace(/\?.*/, '').replaceAll('\\', '/')} ${name}`;

for (const path of globSync('src/**/*.css', { cwd: root }).sort()) {
  const styles = readFileSync(join(root, path), 'utf8');
  for (const [name] of styles.matchAll(PROPERTY)) propertyOf(name);
  if (!path.endsWith('.module.css')) continue;
  for (const [, name = ''] of styles.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi))
    classOf(keyOf(name, join(root, path)));
}

/** Scripts set these. */
const ofScripts = new Set(
  globSync('src/**/*.ts', { cwd: root }).flatMap(
    (path) => readFileSync(join(root, path), 'utf8').match(PROPERTY) ?? [],
  ),
);

const DEFINITION = /(--[\w-]+):\s*([^;]+);/g;
const defined = globSync('{src,editor}/**/*.css', { cwd: root }).flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(DEFINITION)].map(([, name]) => name),
);

/** Tokens that have one value everywhere: styles get the value itself, and the token is not sent. */
const constants = new Map<string, string>();
for (const [, name = '', value = ''] of readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').matchAll(
  DEFINITION,
)) {
  const filled = withConstants(value.replace(/\s+/g, ' '));
  const isConstant = defined.filter((other) => other === name).length === 1 && !ofScripts.has(name);
  if (isConstant && !filled.includes('var(')) constants.set(`var(${name})`, filled);
}

function withConstants(text: string) {
  return text.replace(/var\(--[\w-]+\)/g, (use) => constants.get(use) ?? use);
}

const shorten = (text: string) =>
  withConstants(text)
    .replace(/,\s+/g, ',')
    .replace(PROPERTY, (name) => (ofScripts.has(name) ? name : `--${propertyOf(name)}`));

/** Styles are part of every page: with short names of classes and custom properties, a page is 1 KB smaller. CSS modules are the
    layer of components; a module with a rule outside of it names it. */
export const shortNames: CSSOptions = {
  modules: { generateScopedName: (name, file) => classOf(keyOf(name, file)) },
  postcss: {
    plugins: [
      {
        postcssPlugin: 'short-properties',
        Once(styles, { AtRule, result }) {
          const hasLayers = styles.some((node) => node.type === 'atrule' && node.name === 'layer');
          if (result.opts.from?.includes('.module.css') && !hasLayers) {
            const layer = new AtRule({ name: 'layer', params: 'components' });
            layer.append(styles.nodes);
            styles.append(layer);
          }
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
