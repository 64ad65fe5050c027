import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './helpers/caddy.ts';
import { gitSettings } from './helpers/git-settings.ts';
import { createRepository, versionName } from './helpers/own-machine.ts';
import { copyProject, editFile } from './helpers/project-copy.ts';
import { FAMILY } from './helpers/server.ts';
import { temporaryFolder } from './helpers/temp-folder.ts';

/** The website in containers on this machine, in the order of its life. */
const folder = copyProject();
const [service, photograph] = [join(folder, 'content/en/services/naps.yaml'), join(folder, 'content/photos/naps.JPG')];
const rides = readFileSync(join(folder, 'content/en/services/rides.yaml'), 'utf8');
writeFileSync(service, rides.replaceAll(/(itle|description): /g, '$1: Naps and ').replace('order: 3', 'order: 9'));
copyFileSync(join(folder, 'content/photos/IMG_1.JPG'), photograph);
const { commit, first } = createRepository(folder);
const clone = join(temporaryFolder(), 'website');
const port = await freePort();
const url = `http://localhost:${port}`;
const home = 'content/en/pages/home.yaml';

function run(command: string, ...args: string[]): string {
  const env = { ...process.env, ...gitSettings, CONTENT_DIR: '', SITE_DIR: '', COMPOSE_PROJECT_NAME: 'website' };
  return execFileSync('sh', ['-c', `umask 077; exec ${command} "$@"`, 'sh', ...args], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
}
const compose = (...args: string[]) => run('docker compose', ...args);
// As browsers do if a reload of Caddy has closed the connection.
const get = (path: string) => fetch(url + path).catch(() => fetch(url + path));
const post = () => fetch(url, { method: 'POST', body: new URLSearchParams(FAMILY) });
const inside = (service: string, script: string) => compose('exec', '-T', service, 'sh', '-c', script).trim();
const images = () =>
  run('docker images', '--filter', 'reference=website-*', '--format', '{{.Repository}}:{{.Tag}}')
    .split('\n')
    .filter(Boolean);

beforeAll(() => {
  execFileSync('sh', ['-c', `umask 077; git clone -q ${folder} ${clone}`], { env: { ...process.env, ...gitSettings } });
  if (images().length > 0) throw new Error('This machine has images of the website. The test would replace them.');
  writeFileSync(join(clone, '.env'), `HOST_NAMES=http://localhost\nHTTP_PORT=${port}\nHTTPS_PORT=0\n`);
  run('deploy/update.sh');
});
afterAll(() => {
  compose('down', '-v');
  const made = images();
  if (made.length > 0) run('docker rmi', ...made);
});

test('shows pages and stores requests after the first start', async () => {
  expect([(await get('/about')).status, (await post()).status]).toEqual([200, 200]);
  run('deploy/tour-requests.sh', 'export', '--output', 'all.csv');
  expect(readFileSync(join(clone, 'all.csv'), 'utf8')).toContain(FAMILY.email);
});

test('runs as three accounts that cannot write where they need not', () => {
  const tryToWrite = 'touch /bin/x /pages/x /update/x 2> /dev/null || echo refused';
  expect(inside('server', `id -u; stat -c %u%a /data; ${tryToWrite}`)).toBe('10001\n10001700\nrefused');
  expect(inside('web', `id -u; stat -c %u /pages; ${tryToWrite}`)).toBe('0\n10002\nrefused');
});

test('keeps the connections that wait while Caddy reloads', () => {
  expect(inside('web', 'cat /proc/sys/net/ipv4/tcp_migrate_req')).toBe('1');
});

test('shows pages, and the phone number in place of a thanks, without the server', async () => {
  compose('kill', '-s', 'KILL', 'server');
  const [page, form] = [await get('/about'), await post()];
  expect([page.status, form.status]).toEqual([200, 503]);
  expect(await form.text()).toContain('tel:');
  compose('up', '-d', '--wait', 'server');
  expect((await post()).status).toBe(200);
});

test('brings a word online, refuses a wrong one, and goes back', async () => {
  expect((await get('/services/naps')).status).toBe(200);
  for (const file of [service, photograph]) rmSync(file);
  editFile(folder, home, 'heading: ', 'heading: Fine days ');
  const content = commit();
  run('deploy/update.sh', '--cron');
  expect(await (await get('/')).text()).toContain('Fine days');
  expect((await get('/services/naps')).status).toBe(404);

  editFile(folder, home, 'heading:', 'heading_:');
  const refused = commit();
  expect(() => run('deploy/update.sh', '--cron')).toThrow('heading_');
  const told = await (await get('/update.json')).json();
  expect(told).toMatchObject({ online: { code: first, content }, refused: { commit: refused } });
  expect(told.refused.errors).toContainEqual(expect.objectContaining({ file: home, path: ['hero', 'heading_'] }));

  run('deploy/update.sh', versionName(first));
  expect(await (await get('/')).text()).not.toContain('Fine days');
  expect((await get('/readyz')).status).toBe(200);
  expect(run('deploy/status.sh')).toMatch(new RegExp(`^online   ${versionName(first)} since .*\n(.*\n){9}$`));
});

test('keeps the version that is online if a new server cannot start, also without its images', async () => {
  // As `docker system prune -a` does to images that no container uses.
  run('docker rmi', `website-pages:${versionName(first)}`);
  editFile(folder, home, 'heading_:', 'heading:');
  editFile(
    folder,
    'server/main.ts',
    'process.umask',
    'if (!process.env.DATA_DIR?.endsWith("try")) process.exit(3);\nprocess.umask',
  );
  commit();
  expect(() => run('deploy/update.sh')).toThrow(`so ${versionName(first)} stays online`);
  expect((await post()).status).toBe(200);
  run('docker image inspect', `website-pages:${versionName(first)}`);
  expect(run('deploy/update.sh', versionName(first))).toContain('is online already');
});

test('keeps the server that runs if .env has an error, and says which', async () => {
  const environment = join(clone, '.env');
  const right = readFileSync(environment, 'utf8');
  writeFileSync(environment, `${right}RETENTION_DAYS=often\n`);
  expect(() => run('deploy/update.sh')).toThrow('RETENTION_DAYS: expected a whole number');
  expect((await post()).status).toBe(200);
  writeFileSync(environment, right);
});

test('restores a backup', () => {
  run('deploy/tour-requests.sh', 'backup', 'copy.sqlite');
  run('deploy/tour-requests.sh', 'erase', '--email', FAMILY.email, '--yes');
  compose('stop', 'server');
  const restore = 'umask 077 && rm -f /data/tour-requests.sqlite* && cat > /data/tour-requests.sqlite';
  run('sh', '-c', `docker compose run --rm -T server sh -c '${restore}' < copy.sqlite`);
  compose('up', '-d', '--wait', 'server');
  expect(run('deploy/tour-requests.sh', 'export')).toContain(FAMILY.email);
});
