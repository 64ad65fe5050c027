import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { UpdateNews } from '../../editor/update-news.ts';
import { gitSettings } from './git-settings.ts';
import { temporaryFolder } from './temp-folder.ts';

const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, env: { ...process.env, ...gitSettings }, encoding: 'utf8' }).trim();

/** Makes a folder a repository, as on a git host. */
export function createRepository(folder: string) {
  const commit = (): string => {
    gitIn(folder, 'add', '-A');
    gitIn(folder, 'commit', '-q', '-m', 'Save');
    return gitIn(folder, 'rev-parse', 'HEAD');
  };
  gitIn(folder, 'init', '-q', '-b', 'main');
  return { folder, commit, first: commit() };
}

/** The version of some code with some content. */
export const versionName = (code: string, content = code) => `${code.slice(0, 12)}-${content.slice(0, 12)}`;

/** A machine with a small website online, without containers, whose git host is a folder. */
export async function startMachine() {
  const host = temporaryFolder({ '.gitignore': '.update\n', 'server.ts': '1\n', 'content/home.yaml': 'heading: 1\n' });
  cpSync(join(import.meta.dirname, '../../deploy'), join(host, 'deploy'), { recursive: true });
  const { commit, first } = createRepository(host);
  const change = (file: string, text: string) => {
    writeFileSync(join(host, file), text);
    return commit();
  };
  const folder = temporaryFolder({ until: '' });
  mkdirSync(join(folder, 'builds'));
  const clone = join(folder, 'clone');
  gitIn(folder, 'clone', '-q', host, clone);
  const steps = `sh ${join(import.meta.dirname, 'update-steps.sh')}`;
  const env: NodeJS.ProcessEnv = { ...process.env, ...gitSettings, MACHINE: folder, STEPS: steps };
  const text = (file: string) => readFileSync(join(folder, file), 'utf8').trim();
  const machine = {
    host,
    commit,
    first,
    folder,
    clone,
    env,
    text,
    /** Commits other content. */
    save: (words: string) => change('content/home.yaml', `heading: ${words}\n`),
    /** Commits another program. */
    program: (words: string) => change('server.ts', `${words}\n`),
    git: (...args: string[]) => gitIn(clone, ...args),
    /** The version whose pages are published, whose server runs, and whose code the clone has. */
    online: () => [text('published'), text('running'), gitIn(clone, 'rev-parse', '--short=12', 'HEAD')],
    /** What waits and why. */
    told(): Partial<UpdateNews> {
      const { time, ...news } = JSON.parse(text('clone/.update/web/update.json'));
      return news;
    },
    /** Starts deploy/update.sh in a group of processes. */
    begin: (...args: string[]) => spawn('sh', ['deploy/update.sh', ...args], { cwd: clone, env, detached: true }),
    /** Runs deploy/update.sh; resolves to what it printed. */
    update: (...args: string[]) =>
      promisify(execFile)('sh', ['deploy/update.sh', ...args], { cwd: clone, env }).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
      ),
  };
  const { code, output } = await machine.update();
  if (code !== 0) throw new Error(output);
  return machine;
}
