// Runs before every npm script. Plain JavaScript without dependencies: on a fresh machine this is the first file
// that runs, by whatever Node is there, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Says why the installed packages are not those of package-lock.json, or nothing when they are. */
export function differenceFromLockfile(folder) {
  const installedPath = join(folder, 'node_modules/.package-lock.json');
  // npm writes this file last, so an installation that was cut off has none.
  if (!existsSync(installedPath)) return 'nothing is installed yet';
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  const names = new Set([...Object.keys(wanted), ...Object.keys(installed)]);
  names.delete('');
  for (const name of names) {
    // Packages for other platforms are in the lockfile of every machine.
    if (!installed[name] && wanted[name].optional) continue;
    const same = installed[name]?.version === wanted[name]?.version;
    if (!same || installed[name].integrity !== wanted[name].integrity)
      return `${name} is not as package-lock.json says`;
  }
}

function nodeWorks() {
  return existsSync(node) && spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installPackages() {
  // Tools that build the site are devDependencies, needed even where NODE_ENV says production. An older Node warns for
  // dozens of packages that want a newer one; they get it, since scripts run with the Node that is installed here.
  const args = ['ci', '--include=dev', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit' };
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env;
  // The Node that runs npm, not the first one in PATH: that one is about to be removed and put back.
  return npm && npmNode ? spawnSync(npmNode, [npm, ...args], options) : spawnSync('npm', args, options);
}

function ensureInstalled() {
  const reason = differenceFromLockfile(root) ?? (nodeWorks() ? undefined : 'the Node of this project does not run');
  if (!reason) return;
  console.log(`Installing packages (${reason}). This takes a minute or two.`);
  if (installPackages().status !== 0)
    fail('`npm ci` failed; its own messages are above. Is this machine connected to the internet?');
  if (!nodeWorks()) {
    fail(
      `The Node of this project (${node}) does not run.\nThe install script of the package "node" puts it there: check that \`npm config get ignore-scripts\` says false.`,
    );
  }
}

function fail(text) {
  console.error(`\nThe packages could not be installed.\n${text}\nMend that and run the same command again.`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
