import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startCaddy } from './caddy.ts';
import { gitSettings } from './git-settings.ts';
import { copyProject } from './project-copy.ts';
import { closeAfter } from './server.ts';
import { temporaryFolder } from './temp-folder.ts';
import { testSite } from './test-site.ts';

/** A repository of the project with the content of the fixture, as on a git host. */
export function createRepository() {
  const folder = copyProject();
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: { ...process.env, ...gitSettings }, encoding: 'utf8' }).trim();
  git('init', '-q', '-b', 'main');
  const commit = () => {
    git('add', '-A');
    git('commit', '-q', '-m', 'Save');
    return git('rev-parse', 'HEAD');
  };
  return { folder, commit, first: commit() };
}

/**
 * The website online on a machine with a clone of the repository, with processes instead of containers. Versions are built unless
 * `isBuilt` replaces that with the site of the fixture.
 */
export async function startMachine(repository: ReturnType<typeof createRepository>, { isBuilt = true } = {}) {
  const folder = temporaryFolder();
  const clone = join(folder, 'clone');
  const build = join(folder, 'builds', repository.first);
  const port = await freePort();
  execFileSync('git', ['clone', '-q', repository.folder, clone], { env: { ...process.env, ...gitSettings } });
  mkdirSync(join(folder, 'builds'));
  const env = {
    ...process.env,
    ...gitSettings,
    STEPS: `${process.execPath} ${join(import.meta.dirname, 'update-steps.ts')}`,
    MACHINE: folder,
    MODULES: join(repository.folder, 'node_modules'),
    BUILT: testSite,
    CONTENT_DIR: '',
    SITE_DIR: '',
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    TRY_PORT: String(await freePort()),
    TRUSTED_PROXY: '127.0.0.1',
    NODE_ENV: 'production',
    VITEST: undefined,
  };
  const step = (...args: string[]) => execFileSync('sh', ['-c', `$STEPS ${args.join(' ')}`], { cwd: clone, env });
  step('build', repository.first);
  step('start', repository.first);
  closeAfter(() => process.kill(Number(readFileSync(join(folder, 'server.pid'), 'utf8')), 'SIGKILL'));
  const caddy = await startCaddy(port, {}, build);
  return {
    ...caddy,
    folder,
    clone,
    version: async () => (await caddy.get('/version.json')).json(),
    /** Runs deploy/update.sh; resolves to what it printed. */
    update: (...args: string[]) =>
      new Promise<{ code: number; output: string }>((resolve) => {
        execFile(
          'sh',
          ['deploy/update.sh', ...args],
          { cwd: clone, env: { ...caddy.env, ...env, BUILT: isBuilt ? testSite : '' } as NodeJS.ProcessEnv },
          (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
        );
      }),
  };
}
