// Runs a script of this folder: node scripts/ensure-installed.mjs start.ts
// First it runs `npm ci` if packages are missing or older than package-lock.json. If this Node is too old, it fetches Node from npm and
// runs everything with that. It runs before anything is installed, so it has no dependencies, and only syntax that old versions of Node
// understand.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const scripts = dirname(fileURLToPath(import.meta.url));
const root = join(scripts, '..');
// npm writes this file last, so it is missing after an interrupted installation.
const installed = join(root, 'node_modules/.package-lock.json');
/** The last major version that needs nothing but glibc. */
const NODE_FROM_NPM = '24.21.0';

endWithParent();
if (isNewEnough(process.versions.node)) await runHere(process.argv.slice(2));
else runWith(nodeFromNpm());

async function runHere([script]) {
  const isCurrent =
    existsSync(installed) && statSync(join(root, 'package-lock.json')).mtimeMs <= statSync(installed).mtimeMs;
  if (!isCurrent) {
    console.log('Installing packages. This takes a minute or two.');
    // The build needs devDependencies even if NODE_ENV is "production".
    npm(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
  }
  if (!script) return;
  process.argv.splice(1, 2, join(scripts, script));
  await import(pathToFileURL(join(scripts, script)));
}

/** Installs Node unless it is there, and returns the folder of its program. */
function nodeFromNpm() {
  const advice = 'Install Node 24.2 or newer from https://nodejs.org (on Alpine: apk add nodejs npm).';
  const tooOld = `This is Node ${process.versions.node}, and 24.2 is needed.`;
  if (!hasGlibc() || !['x64', 'arm64'].includes(process.arch)) fail(`${tooOld} ${advice}`);
  const prefix = join(root, '.tools', `node-${NODE_FROM_NPM}`);
  const folder = join(prefix, `node_modules/node-linux-${process.arch}/bin`);
  const tryIt = () => spawnSync(join(folder, 'node'), ['-v'], { encoding: 'utf8' });
  if (tryIt().status !== 0) {
    console.log(`${tooOld} Installing Node ${NODE_FROM_NPM} for this project.`);
    npm(['install', '--prefix', prefix, '--loglevel=error', `node-linux-${process.arch}@${NODE_FROM_NPM}`]);
    const { status, error, stderr } = tryIt();
    if (status !== 0) fail(`Node ${NODE_FROM_NPM} from npm does not start here: ${error || stderr}\n${advice}`);
  }
  return folder;
}

/** Runs this script again with another Node, which is first in PATH for everything that it starts. */
function runWith(folder) {
  const env = { ...process.env, PATH: folder + delimiter + process.env.PATH };
  const child = spawn(join(folder, 'node'), process.argv.slice(1), { stdio: 'inherit', env });
  // A terminal sends SIGINT to both.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}

function npm(args) {
  const options = { cwd: root, stdio: 'inherit' };
  const { npm_execpath: file } = process.env;
  const { status, error } = file
    ? spawnSync(process.execPath, [file, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) fail(`npm ${args[0]} failed. ${error ? error.message : 'What npm says about it is above.'}`);
}

/** npm passes a signal to the shell of a script, which ends without passing it on. */
function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent || !process.env.npm_execpath) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}

function isNewEnough(node) {
  const [major, minor] = node.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 2);
}

function hasGlibc() {
  if (process.platform !== 'linux') return false;
  // Without this line the report looks up the names of open connections.
  process.report.excludeNetwork = true;
  return Boolean(process.report.getReport().header.glibcVersionRuntime);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
