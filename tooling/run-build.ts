import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from '../content-model/read-content.ts';
import { serverFolderOf } from '../server/http/built-site.ts';

const root = join(import.meta.dirname, '..');
const inputs = [
  'src',
  'content-model',
  'editor',
  'shared',
  'server',
  'tooling',
  'public',
  'package.json',
  'package-lock.json',
  'astro.config.ts',
  CONTENT,
];

export const siteFolder = join(root, 'dist');
// A new build replaces this folder, with the note in it.
const builtFrom = join(serverFolderOf(siteFolder), 'built-from.txt');

/**
 * Builds the site in another process, whose memory is free afterwards, and then replaces the last build. Returns the exit status.
 * A server of the last build does not want the lines of the build.
 */
export async function runBuild(stdout: 'inherit' | 'ignore' = 'inherit'): Promise<number> {
  const next = join(root, `.astro/next-${process.pid}`);
  const inputs = describeInputs();
  const command = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', root, '--outDir', next];
  // Astro asks its telemetry before it reads the configuration.
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, command, { stdio: ['ignore', stdout, 'inherit'], env });
  const end = () => child.kill();
  process.once('exit', end);
  const [status] = await once(child, 'exit');
  process.off('exit', end);
  if (status === 0) {
    // The server's pages name files of the same build.
    replaceFolder(serverFolderOf(siteFolder), serverFolderOf(next));
    replaceFolder(siteFolder, next);
    writeFileSync(builtFrom, inputs);
  } else console.error('The build failed. The last build is unchanged.');
  for (const left of [next, serverFolderOf(next)]) rmSync(left, { recursive: true, force: true });
  return status ?? 1;
}

function replaceFolder(folder: string, next: string): void {
  const old = `${next}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Builds the site unless the last build has everything as it is now. Ends this process if that fails. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return;
  console.log('Building the site. This takes about 15 seconds.');
  const status = await runBuild();
  if (status !== 0) process.exit(status);
}

export function isBuilt(): boolean {
  return existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === describeInputs();
}

/** Changes with every input of the build; pages depend on the day too. */
function describeInputs(): string {
  const hash = createHash('sha256').update(`${new Date().toDateString()} ${CONTENT} ${process.env.WITHOUT_EDITOR}`);
  for (const input of inputs.map((path) => (path === CONTENT ? path : join(root, path))).filter(existsSync)) {
    const files = statSync(input).isDirectory() ? readdirSync(input, { recursive: true, encoding: 'utf8' }) : [''];
    for (const file of files.sort()) {
      const { mtimeMs, size } = statSync(join(input, file));
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}
