// Runs `npm ci` if package-lock.json is newer than the installed packages. It runs before anything is installed, so it has
// no dependencies, and only syntax that any Node understands.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// npm writes this file last, so it is missing after an interrupted installation.
const installed = join(root, 'node_modules/.package-lock.json');
const lockfile = join(root, 'package-lock.json');

if (!existsSync(installed) || statSync(lockfile).mtimeMs > statSync(installed).mtimeMs) {
  console.log('Installing packages. This takes a minute or two.');
  // The build needs devDependencies even if NODE_ENV is "production". The optional ones are Node 24 for each platform. An older
  // npm warns about packages for Node 24, although they run on the installed one.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  // The Node that runs npm, because npm deletes the one in node_modules.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const options = { cwd: root, stdio: 'inherit' };
  const { status } = npm && node ? spawnSync(node, [npm, ...args], options) : spawnSync('npm', args, options);
  if (status !== 0) {
    console.error('npm ci failed. Is this machine connected to the internet? Then run the same command again.');
    process.exit(1);
  }
}
