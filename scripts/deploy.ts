// Builds the site and makes it live on a host: npm run deploy -- user@host
// Several centers: npm run deploy -- user@host --centers ../centers fresno madera
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { CONTENT, readFacts } from '../shared/read-content.ts';
import { checkHost } from '../tooling/check-host.ts';

type Options = { centers?: string; port: string; ready?: string };

/** Shell command that fails on a host without the programs that a release needs. */
const checkPrograms = `(npm --version && rsync --version) >/dev/null && node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 24 || (major == 24 && minor >= 2) ? 0 : 1)'`;
/** Exit status of ssh if it has no connection; others are of the command. */
const CONNECTION_FAILED = 255;

const program = new Command('npm run deploy --')
  .argument('<user@host>')
  .argument('[names...]', 'with --centers: the centers to deploy (default: all)')
  .option('--centers <path>', 'folder that contains the content folder of each center, by its name')
  .option('--port <number>', 'ssh port', '22')
  .option(
    '--ready <url>',
    'readiness check (default: http://127.0.0.1:8080/readyz, or /readyz of the website of a center)',
  )
  .showHelpAfterError()
  .action(deployAll);
await program.parseAsync();

async function deployAll(host: string, names: string[], options: Options) {
  const { centers, port } = options;
  if (!centers && names.length > 0) program.error('Several centers need --centers.');
  // Fails before the build if a program is missing, or the host cannot be reached.
  for (const name of ['ssh', 'rsync'])
    if (spawnSync(name, ['--version']).error) program.error(`Not deployed: this computer has no ${name}.`);
  const { status } = spawnSync('ssh', [...sshOptions(port), '--', host, checkPrograms], { stdio: 'inherit' });
  if (status !== 0) {
    const noConnection = `no connection. To see why, and to confirm its key: ssh -p ${port} ${host}`;
    const isConnected = status !== null && status !== CONNECTION_FAILED;
    const reason = isConnected ? 'the host needs Node 24.2 or newer with npm, and rsync.' : noConnection;
    console.error(`Not deployed: ${reason}`);
    process.exitCode = 1;
    return;
  }
  if (!centers) {
    const ready = 'http://127.0.0.1:8080/readyz';
    await deploy(host, CONTENT, { folder: '/opt/website', unit: 'tour-requests', ready, ...options });
    return;
  }
  const failed: string[] = [];
  const known = globSync('*/site.yaml', { cwd: centers }).map(dirname).sort();
  const chosen = names.length > 0 ? names : known;
  if (known.length === 0 || chosen.some((name) => !known.includes(name)))
    program.error(`Centers in ${centers}: ${known.join(', ') || 'none'}.`);
  if (chosen.length > 1 && options.ready) program.error('--ready is for one center.');
  for (const name of chosen) {
    console.log(`Center ${name}:`);
    const isLive = await deploy(host, resolve(centers, name), {
      ...options,
      folder: `/opt/centers/${name}`,
      unit: `tour-requests@${name}`,
    });
    if (!isLive) failed.push(name);
  }
  if (failed.length > 0) console.error(`With errors: ${failed.join(', ')}.`);
}

function sshOptions(port: string) {
  return ['-p', port, '-o', 'BatchMode=yes'];
}

/** Builds and deploys one center, and tells whether all is well; an error does not stop the others. */
async function deploy(
  host: string,
  content: string,
  options: Options & { folder: string; unit: string },
): Promise<boolean> {
  const { folder, unit, port } = options;
  const ssh = ['ssh', ...sshOptions(port), '--', host] as const;
  const restart = `${host.startsWith('root@') ? '' : 'sudo -n '}systemctl restart ${unit}`;
  const release = `${folder}/releases/${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const temporary = mkdtempSync(join(tmpdir(), 'website-'));
  try {
    const { url } = readFacts(content);
    const ready = options.ready ?? `${url}/readyz`;
    process.env.CONTENT_DIR = content;
    console.log(`Building and packing the release ${release}.`);
    run(process.execPath, join(import.meta.dirname, 'pack.ts'), temporary, '--unpacked');
    run(...ssh, `mkdir -p ${quote(release)}`);
    const shell = ['ssh', ...sshOptions(port)].join(' ');
    try {
      run('rsync', '-rlpz', '--chmod=Dg-w,Fg-w', '-e', shell, '--', `${temporary}/website/`, `${host}:${release}/`);
    } catch (error) {
      // Half a release takes room that the next one needs. The connection may be gone.
      spawnSync(ssh[0], [...ssh.slice(1), `rm -rf -- ${quote(release)}`]);
      throw error;
    }
    const settings = `UNIT=${quote(unit)} RESTART=${quote(restart)} READY=${quote(ready)}`;
    run(...ssh, `${settings} sh ${quote(`${release}/deploy/activate.sh`)}`);
    const contactPage = readFileSync(join(temporary, 'website/dist/contact.html'), 'utf8');
    const { code, message } = await checkHost(url, contactPage);
    if (code !== 0) throw new Error(`The release is live, but families may not reach it. ${message}`);
    console.log(message);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return false;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function quote(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function run(program: string, ...args: string[]) {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw new Error(`Not deployed: ${program} did not start: ${error.message}.`);
  if (status !== 0) throw new Error(`Not deployed: ${program} exited with status ${status}.`);
}
