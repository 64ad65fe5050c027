// Builds the site and makes it live on a host: npm run deploy -- user@host
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFacts } from '../shared/read-content.ts';
import { checkHost } from './check-host.ts';

const usage = `Usage: npm run deploy -- user@host [options]

  --folder <path>     where the releases are kept on the host (/opt/website)
  --port <number>     port of ssh (22)
  --restart <command> command that restarts the server there (systemctl restart tour-requests, with sudo unless root)
  --ready <address>   address of its readiness check (http://127.0.0.1:8080/readyz)
  --url <address>     address of the website, where the form is checked afterwards ("url" in content/site.yaml)`;

const { values, positionals } = readArguments();
const [host] = positionals;
if (!host || positionals.length > 1 || host.startsWith('-')) stop(usage);

const restart = values.restart ?? `${host.startsWith('root@') ? '' : 'sudo -n '}systemctl restart tour-requests`;
const ssh = ['ssh', '-p', values.port, '-o', 'BatchMode=yes'] as const;
const release = `${values.folder}/releases/${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
const temporary = mkdtempSync(join(tmpdir(), 'website-'));

try {
  console.log(`Building and packing the release ${release}.`);
  run(process.execPath, join(import.meta.dirname, 'pack.ts'), temporary);
  run(...ssh, host, `mkdir -p ${quote(release)}`);
  run('rsync', '-rlpz', '--chmod=Dg-w,Fg-w', '-e', ssh.join(' '), `${temporary}/website/`, `${host}:${release}/`);
  const settings = `RESTART=${quote(restart)} READY=${quote(values.ready)}`;
  run(...ssh, host, `${settings} sh ${quote(`${release}/deploy/activate.sh`)}`);
  const { code, message } = await checkHost(values.url ?? readFacts().url);
  if (code !== 0) throw new Error(`The release is live, but its form was not found to work: ${message}`);
  console.log(message);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        folder: { type: 'string', default: '/opt/website' },
        port: { type: 'string', default: '22' },
        restart: { type: 'string' },
        url: { type: 'string' },
        ready: { type: 'string', default: 'http://127.0.0.1:8080/readyz' },
      },
    });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function quote(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function run(program: string, ...args: string[]) {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw new Error(`${program} did not start: ${error.message}. Deploying needs ssh and rsync.`);
  if (status !== 0)
    throw new Error(`Not deployed: ${program} ended with status ${status}. The messages above say why.`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
