import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from '../content-model/read-content.ts';

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
const builtFrom = join(root, 'dist-server/built-from.txt');
const buildCommand = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', root];

/** Builds the site in another process, whose memory is free afterwards. If that fails, this process ends too. */
export function runBuild(): void {
  // Astro asks its telemetry before it reads the configuration.
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, buildCommand, { stdio: 'inherit', env });
  if (status !== 0) {
    console.error('The build failed. The last build is unchanged.');
    process.exit(status ?? 1);
  }
  writeFileSync(builtFrom, describeInputs());
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
