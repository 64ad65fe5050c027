import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { UpdateNews } from '../../editor/update-news.ts';
import { freePort } from './caddy.ts';
import { closeAfter } from './close-after.ts';
import { gitSettings } from './git-settings.ts';
import { copyProject } from './project-copy.ts';
import { temporaryFolder } from './temp-folder.ts';
import { testSite } from './test-site.ts';

const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, env: { ...process.env, ...gitSettings }, encoding: 'utf8' }).trim();

function commitAll(folder: string): string {
  gitIn(folder, 'add', '-A');
  gitIn(folder, 'commit', '-q', '-m', 'Save');
  return gitIn(folder, 'rev-parse', 'HEAD');
}

let project = '';

/** A repository of the project with the content of the fixture, as on a git host. Each is a clone of one copy. */
export function createRepository() {
  if (!project) {
    project = copyProject();
    gitIn(project, 'init', '-q', '-b', 'main');
    commitAll(project);
  }
  const folder = temporaryFolder();
  gitIn(folder, 'clone', '-q', project, '.');
  return { folder, commit: () => commitAll(folder), first: gitIn(folder, 'rev-parse', 'HEAD') };
}

/** The version of some code with some content. */
export const versionName = (code: string, content = code) => `${code.slice(0, 12)}-${content.slice(0, 12)}`;

/**
 * The website online on a machine with a clone of the repository, with processes instead of containers, and files instead of
 * Caddy. The site of the fixture takes the place of builds as long as the environment has BUILT.
 */
export async function startMachine(repository = createRepository()) {
  const folder = temporaryFolder();
  const clone = join(folder, 'clone');
  const pages = join(folder, 'pages');
  const port = String(await freePort());
  gitIn(folder, 'clone', '-q', repository.folder, clone);
  for (const name of ['builds', 'pages']) mkdirSync(join(folder, name));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...gitSettings,
    STEPS: `${process.execPath} ${join(import.meta.dirname, 'update-steps.ts')}`,
    MACHINE: folder,
    PAGES: pages,
    MODULES: join(project, 'node_modules'),
    BUILT: testSite,
    CONTENT_DIR: '',
    SITE_DIR: '',
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    TRY_PORT: String(await freePort()),
    NODE_ENV: 'production',
    VITEST: undefined,
  };
  const run = promisify(execFile);
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const published = (file: string) => text(`pages/${/^# (\w+)/.exec(text('pages/Caddyfile'))?.[1]}/dist/${file}`);
  const machine = {
    repository,
    first: repository.first,
    folder,
    clone,
    url: `http://127.0.0.1:${port}`,
    git: (...args: string[]) => gitIn(clone, ...args),
    env,
    page: (name: string) => published(`${name}.html`),
    /** The content that is online, and the version whose server runs. */
    online: () => [JSON.parse(published('version.json')).commit, text('running')],
    /** What waits and why. */
    told(): Partial<UpdateNews> {
      const { time, ...news } = JSON.parse(text('clone/.update/web/update.json'));
      return news;
    },
    /** Starts deploy/update.sh in a group of processes. */
    begin: (...args: string[]) => spawn('sh', ['deploy/update.sh', ...args], { cwd: clone, env, detached: true }),
    /** Runs deploy/update.sh; resolves to what it printed. */
    update: (...args: string[]) =>
      run('sh', ['deploy/update.sh', ...args], { cwd: clone, env }).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
      ),
  };
  closeAfter(() => existsSync(join(folder, 'server.pid')) && process.kill(Number(text('server.pid')), 'SIGKILL'));
  const first = await machine.update();
  if (first.code !== 0) throw new Error(first.output);
  return machine;
}
