// Installs the packages if package-lock.json is newer than the installed ones. It runs before anything is installed, by any
// Node, so it has no dependencies and no new syntax.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// npm writes this file last, so an installation that was cut off has none.
const installed = join(root, 'node_modules/.package-lock.json');
const isCurrent =
  existsSync(installed) && statSync(join(root, 'package-lock.json')).mtimeMs <= statSync(installed).mtimeMs;

if (!isCurrent) {
  refuseOldNode();
  console.log('Installing packages. This takes a minute or two.');
  // The tools that build the site are devDependencies, needed even where NODE_ENV says production. npm on an older Node
  // warns about packages that need Node 24: scripts run with the Node 24 that is installed here.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const options = { cwd: root, stdio: 'inherit' };
  const { status } = npm && node ? spawnSync(node, [npm, ...args], options) : spawnSync('npm', args, options);
  if (status !== 0) fail('`npm ci` failed: the messages above say why. Is this machine connected to the internet?');
}
if (Number(nodeVersion().split('.')[0]) < 24)
  fail('There is no ready-made Node 24 for this machine: install it from https://nodejs.org.');

/** Version of the Node that runs the npm scripts: the one installed here, else the one in PATH. */
function nodeVersion() {
  const local = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const { stdout } = spawnSync(existsSync(local) ? local : 'node', ['-p', 'process.versions.node'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout || process.versions.node;
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `This is Node ${process.versions.node}. The packages need Node 20.19 or newer: install it from https://nodejs.org.`,
  );
}

function fail(message) {
  console.error(`${message}\nThen run the same command again.`);
  process.exit(1);
}
