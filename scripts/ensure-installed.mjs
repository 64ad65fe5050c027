// Runs before the npm scripts that a fresh machine meets first. Plain JavaScript without dependencies and without new
// syntax: this is the first file that runs, by whatever Node is there, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** One sentence if a version of Node such as "18.20.0" cannot install the packages: npm would silently leave out those made for this machine. */
export function refuseNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined;
  return `This project needs Node 20.19, Node 22.12 or newer, and this is Node ${version}: install a newer one from https://nodejs.org and run the same command again.`;
}

/** The operating system, processor and C library that packages are made for. */
function thisPlatform() {
  if (process.platform !== 'linux') return { os: process.platform, cpu: process.arch, libc: undefined };
  process.report.excludeNetwork = true;
  const { header } = process.report.getReport();
  return { os: 'linux', cpu: process.arch, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/**
 * Says why the installed packages are not those of package-lock.json, or nothing when they are. With `canOmitDev`,
 * packages may be missing that only build and test the site.
 */
export function differenceFromLockfile(folder, { canOmitDev = false, platform = thisPlatform() } = {}) {
  const installedPath = join(folder, 'node_modules/.package-lock.json');
  // npm writes this file last, so an installation that was cut off has none.
  if (!existsSync(installedPath)) return 'nothing is installed yet';
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  const names = new Set(Object.keys(wanted).concat(Object.keys(installed)));
  names.delete('');
  for (const name of names) {
    const [should, is] = [wanted[name], installed[name]];
    if (should && !is && (isForOthers(should, platform) || (canOmitDev && (should.dev || should.devOptional))))
      continue;
    if (!should || !is || is.version !== should.version || is.integrity !== should.integrity) {
      return `${name} is not as package-lock.json says`;
    }
    if (!existsSync(join(folder, name))) return `${name} is gone`;
  }
  return undefined;
}

// The lockfile of every machine has packages for all platforms, and stand-ins for platforms that have none.
function isForOthers({ optional, os = [], cpu = [], libc = [] }, platform) {
  const isForThis = os.includes(platform.os) && cpu.includes(platform.cpu);
  return optional && !(isForThis && (libc.length === 0 || libc.includes(platform.libc)));
}

function nodeWorks() {
  return existsSync(node) && spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installPackages() {
  // Tools that build the site are devDependencies, needed even where NODE_ENV says production. An older Node warns for
  // dozens of packages that want a newer one; they get it, since scripts run with the Node that is installed here.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit' };
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env;
  // The Node that runs npm, not the first one in PATH: that one is about to be removed and put back.
  return npm && npmNode ? spawnSync(npmNode, [npm, ...args], options) : spawnSync('npm', args, options);
}

function ensureInstalled() {
  // On a host a built site is served with what serving takes.
  const canOmitDev =
    process.env.npm_lifecycle_event === 'prestart' &&
    existsSync(join(root, 'dist/index.html')) &&
    !existsSync(join(root, 'node_modules/astro'));
  const reason =
    differenceFromLockfile(root, { canOmitDev }) || (nodeWorks() ? undefined : 'the Node of this project does not run');
  if (!reason) return;
  // npm leaves packages out for the Node that it runs with, which need not be the one that runs this.
  const [, npmNode] = /node\/v([\d.]+)/.exec(process.env.npm_config_user_agent || '') || [];
  const refusal = refuseNode(npmNode || process.versions.node);
  if (refusal) {
    console.error(refusal);
    process.exit(1);
  }
  console.log(`Installing packages (${reason}). This takes a minute or two.`);
  if (installPackages().status !== 0)
    fail('`npm ci` failed; its own messages are above. Is this machine connected to the internet?');
  if (!nodeWorks()) {
    fail(
      `The Node of this project (${node}) does not run.\nThe install script of the package "node" puts it there: check that \`npm config get ignore-scripts\` says false.`,
    );
  }
  const missing = differenceFromLockfile(root);
  if (missing) fail(`npm reported no error, but ${missing}.`);
}

function fail(text) {
  console.error(`\nThe packages could not be installed.\n${text}\nFix that and run the same command again.`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
