// Builds the site and makes it live on a host: npm run deploy -- user@host
// One of several centers: CONTENT_DIR=../centers/fresno npm run deploy -- user@host --center fresno
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from 'commander';
import { readFacts } from '../shared/content/read-content.ts';
import { checkHost } from '../tooling/check-host.ts';
import { pack } from '../tooling/pack.ts';
import { runBuild, siteFolder } from '../tooling/run-build.ts';

/** Shell command that fails on a host without the programs that a release needs. */
const checkPrograms = `(npm --version && rsync --version) >/dev/null && node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 24 || (major == 24 && minor >= 2) ? 0 : 1)'`;
/** Exit status of ssh if it has no connection; others are of the command. */
const CONNECTION_FAILED = 255;

program
  .argument('<user@host>')
  .option('--center <name>', 'deploy to /opt/centers/<name>, with the unit tour-requests@<name>')
  .option('--port <number>', 'ssh port', '22')
  .option('--ready <url>', 'readiness check (default: http://127.0.0.1:8080/readyz, or /readyz of a center’s website)')
  .showHelpAfterError()
  .parse();
const [host = ''] = program.args;
const { center, port, ready } = program.opts<{ center?: string; port: string; ready?: string }>();
const [folder, unit] = center
  ? [`/opt/centers/${center}`, `tour-requests@${center}`]
  : ['/opt/website', 'tour-requests'];
const sshOptions = ['-p', port, '-o', 'BatchMode=yes'];

// Fails before the build if a program is missing, or the host cannot be reached.
for (const name of ['ssh', 'rsync'])
  if (spawnSync(name, ['--version']).error) fail(`Not deployed: this computer has no ${name}.`);
const checked = ssh(checkPrograms);
if (checked === CONNECTION_FAILED || checked === null)
  fail(`Not deployed: no connection. To see why, and to confirm its key: ssh -p ${port} ${host}`);
if (checked !== 0) fail('Not deployed: the host needs Node 24.2 or newer with npm, and rsync.');

runBuild();
const { url } = readFacts();
const release = `${folder}/releases/${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
const temporary = mkdtempSync(join(tmpdir(), 'website-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
pack(temporary);
console.log(`Copying the release ${release}.`);
if (ssh(`mkdir -p ${quote(release)}`) !== 0) fail(`Not deployed: the host cannot make ${release}.`);
const rsync = ['-rlpz', '--chmod=Dg-w,Fg-w', '-e', ['ssh', ...sshOptions].join(' '), '--', `${temporary}/`];
if (spawnSync('rsync', [...rsync, `${host}:${release}/`], { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) {
  // Half a release takes room that the next one needs. The connection may be gone.
  ssh(`rm -rf -- ${quote(release)}`);
  fail('Not deployed: the release could not be copied.');
}
const settings = {
  UNIT: unit,
  RESTART: `${host.startsWith('root@') ? '' : 'sudo -n '}systemctl restart ${unit}`,
  READY: ready ?? (center ? `${url}/readyz` : 'http://127.0.0.1:8080/readyz'),
};
const assignments = Object.entries(settings).map(([name, value]) => `${name}=${quote(value)}`);
if (ssh(`${assignments.join(' ')} sh ${quote(`${release}/deploy/activate.sh`)}`) !== 0)
  fail('Not deployed: the release did not start, as the lines above say.');
const { code, message } = await checkHost(url, readFileSync(join(siteFolder, 'contact.html'), 'utf8'));
if (code !== 0) fail(`The release is live, but families may not reach it. ${message}`);
console.log(message);

/** Runs a command on the host; returns its exit status. */
function ssh(command: string): number | null {
  return spawnSync('ssh', [...sshOptions, '--', host, command], { stdio: ['ignore', 'inherit', 'inherit'] }).status;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
