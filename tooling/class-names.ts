import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Ad blockers hide elements with these classes. */
const BLOCKED = /^ads?$/i;

/** Names of one or two letters for all classes of CSS modules, the same in every build of the same styles. */
export const cssModules = { generateScopedName: shortName };

const names = new Map<string, string>();

function shortName(name: string, file: string): string {
  if (names.size === 0) nameAll();
  const key = keyOf(name, file.replace(/\?.*/, ''));
  // In development, classes are added while the server runs.
  if (!names.has(key)) nameNext(key);
  return names.get(key) as string;
}

function nameAll(): void {
  for (const path of globSync('src/**/*.module.css', { cwd: root }).sort()) {
    const styles = readFileSync(join(root, path), 'utf8');
    for (const [, name] of styles.matchAll(/\.([a-z][\w-]*)/gi)) nameNext(keyOf(name as string, join(root, path)));
  }
}

const keyOf = (name: string, file: string) => `${file.replaceAll('\\', '/')} ${name}`;

let count = 0;

function nameNext(key: string): void {
  if (names.has(key)) return;
  const second = LETTERS[Math.floor(count / LETTERS.length) - 1] ?? '';
  const name = second + LETTERS[count % LETTERS.length];
  count += 1;
  if (BLOCKED.test(name)) nameNext(key);
  else names.set(key, name);
}
