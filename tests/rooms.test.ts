import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import ts from 'typescript';
import { expect, test } from 'vitest';

type Room = {
  /** Which files are in it; a file is in the first room that fits. */
  files: RegExp;
  /** Names of the rooms that its files may import, beside their own; all of them where it names none. */
  imports?: string[];
  /** Why, for whoever breaks the rule. */
  rule?: string;
};

const rooms: Record<string, Room> = {
  helpers: { files: /^tests\/helpers\/(?!.*\.test\.)/ },
  tests: { files: /^tests\/|\.test\.\w+$/ },
  shared: {
    files: /^shared\//,
    imports: [],
    rule: 'shared/ is what the site and the server both read, so it imports nothing of either.',
  },
  site: {
    files: /^src\//,
    imports: ['shared'],
    rule: 'The site is static files: it knows neither the server nor the build.',
  },
  basics: {
    files:
      /^server\/(center-time|clock|deadlines|env-file|log|passing-error|plain-text|settings|staff-fields|templates\/fill-template)\.ts$/,
    imports: ['shared'],
    rule: 'What both threads of the server use knows neither of them.',
  },
  border: {
    files: /^server\/storage\/(messages|rows|views)\.ts$/,
    imports: ['shared', 'basics'],
    rule: 'What crosses the border between the two threads is data alone.',
  },
  mail: {
    files: /^server\/storage\/mail\//,
    imports: ['shared', 'basics', 'border'],
    rule: 'Mail gets what it writes about handed in; it knows neither the database nor the outbox.',
  },
  storage: {
    files: /^server\/storage\//,
    imports: ['shared', 'basics', 'border', 'mail'],
    rule: 'The storing thread runs by itself: it knows nothing of HTTP.',
  },
  commands: {
    files: /^server\/(commands\/|cli\.ts$)/,
    imports: ['shared', 'basics', 'border', 'mail', 'storage'],
    rule: 'Commands are programs of their own, which open the database themselves; they know nothing of HTTP.',
  },
  server: {
    files: /^server\//,
    imports: ['shared', 'basics', 'border'],
    rule: 'The main thread knows nothing of the site, and reaches the database by messages alone, through server/store.ts.',
  },
  tooling: {
    files: /^tooling\//,
    imports: ['shared', 'site', 'server'],
    rule: 'The build may use the site and the server, whose headers it writes; commands and tests use the build.',
  },
  measuring: {
    files: /^scripts\/(audit|bench|dev|dev-collector)\.ts$/,
    imports: ['shared', 'site', 'tooling', 'scripts', 'helpers'],
    rule: 'What starts a server of its own to measure or to develop may use the helpers of the tests for it.',
  },
  scripts: {
    files: /^scripts\//,
    imports: ['shared', 'site', 'basics', 'server', 'tooling'],
    rule: 'A command may use everything but tests.',
  },
  root: {
    files: /^[^/]+$/,
    imports: ['shared', 'site', 'tooling', 'scripts', 'helpers'],
    rule: 'A configuration may use what it configures.',
  },
};

const root = join(import.meta.dirname, '..');
const files = ['{scripts,server,shared,src,tests,tooling}/**/*.{astro,mjs,ts,tsx}', '*.{mjs,ts}'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }),
);

/** What a file imports, as it is written there: packages, and files by their relative path. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const code = file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text;
  return ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
}

function roomOf(file: string) {
  const found = Object.entries(rooms).find(([, { files }]) => files.test(file));
  if (!found) throw new Error(`${file} is in no room. Put it into one of them, or add a room to tests/rooms.test.ts.`);
  const [name, room] = found;
  return { name, ...room };
}

/** Each import that a rule forbids, with the rule. */
function broken(file: string): string[] {
  const { name, imports, rule } = roomOf(file);
  return importsOf(file).flatMap((imported) => {
    if (!imported.startsWith('.')) {
      const isAllowed = imported !== 'vitest' || ['tests', 'helpers', 'root'].includes(name);
      return isAllowed ? [] : [`${file} imports vitest: only tests do.`];
    }
    const target = join(file, '..', imported);
    const room = roomOf(target).name;
    return !imports || room === name || imports.includes(room) ? [] : [`${file} imports ${target}: ${rule}`];
  });
}

test('no file imports what its room has no business with', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(broken)).toEqual([]);
});
