// Builds the site and makes it live on a host: npm run deploy -- user@host
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { readFacts } from '../shared/read-content.ts';
import { checkHost } from './check-host.ts';

type Options = { folder: string; port: string; restart?: string; ready: string; url: string };

await new Command('npm run deploy --')
  .argument('<user@host>')
  .option('--folder <path>', 'folder of the releases on the host', '/opt/website')
  .option('--port <number>', 'ssh port', '22')
  .option('--restart <command>', 'restarts the server there (default: systemctl restart, with sudo unless root)')
  .option('--ready <url>', 'readiness check on the host', 'http://127.0.0.1:8080/readyz')
  .option('--url <url>', 'website, whose form is checked at the end', readFacts().url)
  .showHelpAfterError()
  .action(deploy)
  .parseAsync();

async function deploy(host: string, { folder, port, restart, ready, url }: Options) {
  const ssh = ['ssh', '-p', port, '-o', 'BatchMode=yes', '--', host] as const;
  const defaultRestart = `${host.startsWith('root@') ? '' : 'sudo -n '}systemctl restart tour-requests`;
  const release = `${folder}/releases/${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const temporary = mkdtempSync(join(tmpdir(), 'website-'));
  try {
    // Fails before the build if the host cannot be reached.
    run(...ssh, 'true');
    console.log(`Building and packing the release ${release}.`);
    run(process.execPath, join(import.meta.dirname, 'pack.ts'), temporary);
    run(...ssh, `mkdir -p ${quote(release)}`);
    const shell = `ssh -p ${port} -o BatchMode=yes`;
    run('rsync', '-rlpz', '--chmod=Dg-w,Fg-w', '-e', shell, '--', `${temporary}/website/`, `${host}:${release}/`);
    const settings = `RESTART=${quote(restart ?? defaultRestart)} READY=${quote(ready)}`;
    run(...ssh, `${settings} sh ${quote(`${release}/deploy/activate.sh`)}`);
    const { code, message } = await checkHost(url);
    if (code !== 0) throw new Error(`The release is live, but its form needs attention. ${message}`);
    console.log(message);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function quote(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function run(program: string, ...args: string[]) {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw new Error(`${program} did not start: ${error.message}. Deploying needs ssh and rsync.`);
  if (status !== 0) throw new Error(`Not deployed: ${program} exited with status ${status}.`);
}
