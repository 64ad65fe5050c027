import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const siteFolder = join(root, 'dist');
const buildCommand = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', root];

/** Builds the site in another process, whose memory is free afterwards. If that fails, this process ends too. */
export function runBuild(): void {
  const { status } = spawnSync(process.execPath, buildCommand, { stdio: 'inherit' });
  if (status === 0) return;
  console.error('The build failed. The last build is unchanged.');
  process.exit(status ?? 1);
}
