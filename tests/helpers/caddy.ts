import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serverFolderOf } from '../../server/http/built-site.ts';
import { closeAfter } from './close-after.ts';
import { temporaryFolder } from './temp-folder.ts';
import { testSite } from './test-site.ts';

const deploy = join(import.meta.dirname, '../../deploy');

/** A copy of a built site, as in the image of the pages. */
export function imageOf(dist = testSite): string {
  const site = temporaryFolder();
  cpSync(dist, join(site, 'dist'), { recursive: true });
  cpSync(serverFolderOf(dist), join(site, 'dist-server'), { recursive: true });
  cpSync(deploy, join(site, 'deploy'), { recursive: true });
  return site;
}

/** Starts Caddy with the shipped Caddyfile before the server on a port, and publishes the site of the fixture. */
export async function startCaddy(serverPort: number, settings: Record<string, string>, first = imageOf()) {
  const folder = temporaryFolder();
  const pages = join(folder, 'pages');
  mkdirSync(pages);
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    PAGES: pages,
    HOST_NAMES: url,
    SERVER: `127.0.0.1:${serverPort}`,
    ADMIN_SOCKET: join(folder, 'admin.sock'),
    UPDATE_FOLDER: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    ...settings,
  };
  const run = (command: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const caddyfile = join(pages, 'Caddyfile');
  const publish = (site: string) => run('env', `SITE=${site}`, 'sh', join(site, 'deploy/publish.sh'));
  publish(first);
  const caddy = spawn('caddy', ['run', '--config', caddyfile], { env, stdio: 'ignore' });
  const ended = once(caddy, 'close');
  closeAfter(async () => {
    caddy.kill();
    await ended;
  });
  while (caddy.exitCode === null && !(await fetch(url).catch(() => null))) await setTimeout(50);
  return {
    url,
    folder,
    get: (path: string, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    /** Puts another version online. */
    update(site: string) {
      publish(site);
      run('caddy', 'reload', '--config', caddyfile);
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
