import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTENT } from '../shared/content/read-content.ts';

const root = join(import.meta.dirname, '..');
const parts = 'server shared dist dist-server deploy docs .env.example .npmrc LICENSE package-lock.json'.split(' ');
const isLeftOut = (path: string) => /\.test\.(tsx?|json)$/.test(path) || ['photos', '.git'].includes(basename(path));

/** Copies what a host needs into an empty folder: the last build, its content and the server. */
export function pack(folder: string): void {
  const copy = (source: string, part: string) =>
    cpSync(source, join(folder, part), { recursive: true, filter: (path) => !isLeftOut(path) });
  for (const part of parts) copy(join(root, part), part);
  copy(CONTENT, 'content');
  // A host neither installs nor builds anything when it starts.
  const scripts = { start: 'node server/main.ts', 'tour-requests': 'node server/cli.ts' };
  const packageFile = { ...JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), scripts };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageFile, null, 2)}\n`);
}
