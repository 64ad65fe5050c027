import { spawn, spawnSync } from 'node:child_process';
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
const buildCommand = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', root];
// Astro asks its telemetry before it reads the configuration.
const env = () => ({ ...process.env, ASTRO_TELEMETRY_DISABLED: '1' });

/** Builds the site in another process, whose memory is free afterwards. If that fails, this process ends too. */
export function runBuild(): void {
  const inputs = describeInputs();
  const { status } = spawnSync(process.execPath, buildCommand, { stdio: 'inherit', env: env() });
  if (status !== 0) {
    console.error('The build failed. The last build is unchanged.');
    process.exit(status ?? 1);
  }
  writeFileSync(builtFrom, inputs);
}

/** Builds the site while this process serves the last build, which it replaces at the end. Returns whether that succeeded. */
export async function rebuild(): Promise<boolean> {
  const next = join(root, '.astro/rebuilt');
  const inputs = describeInputs();
  const command = [...buildCommand, '--outDir', next];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'], env: env() });
  const end = () => child.kill();
  process.once('exit', end);
  const [status] = await once(child, 'exit');
  process.off('exit', end);
  if (status !== 0) return false;
  replaceFolder(serverFolderOf(siteFolder), serverFolderOf(next));
  replaceFolder(siteFolder, next);
  writeFileSync(builtFrom, inputs);
  return true;
}

export function replaceFolder(folder: string, next: string): void {
  const old = `${next}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
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
