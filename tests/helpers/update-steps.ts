// The steps of deploy/update.sh with processes instead of containers: node update-steps.ts build|try|start|word|publish|refuse|clean COMMIT
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const { MACHINE = '', PAGES = '', MODULES = '', BUILT, PORT, TRY_PORT } = process.env;
const [step = '', commit = '', other = ''] = process.argv.slice(2);
const builds = join(MACHINE, 'builds');
const build = join(builds, commit);
const pidFile = join(MACHINE, 'server.pid');
const runningFile = join(MACHINE, 'running');
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = build) {
  const { status } = spawnSync(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const ask = (path: string) => fetch(`http://127.0.0.1:${PORT}${path}`).catch(() => null);
const isUp = (pid: number) => {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};

const steps: Record<string, () => unknown> = {
  build() {
    if (existsSync(join(build, 'dist'))) return;
    rmSync(build, { recursive: true, force: true });
    mkdirSync(build, { recursive: true });
    run('git', ['checkout-index', '--all', `--prefix=${build}/`], {}, process.cwd());
    symlinkSync(MODULES, join(build, 'node_modules'));
    if (!BUILT) return run(process.execPath, ['scripts/build.ts']);
    // In a second instead of a build.
    run(process.execPath, ['scripts/check-content.ts']);
    cpSync(BUILT, join(build, 'dist'), { recursive: true });
    cpSync(`${BUILT}-server`, join(build, 'dist-server'), { recursive: true });
    writeFileSync(join(build, 'dist/version.json'), JSON.stringify({ commit }));
  },
  try: () => run('sh', ['deploy/try.sh'], { PORT: TRY_PORT, DATA_DIR: join(MACHINE, 'try') }),
  async start() {
    const pid = Number(textOf(pidFile));
    if (textOf(runningFile) === commit && isUp(pid)) return;
    if (isUp(pid)) process.kill(pid, 'SIGTERM');
    while (isUp(pid)) await setTimeout(20);
    const log = openSync(join(MACHINE, 'server.log'), 'a');
    const server = spawn(process.execPath, ['server/main.ts'], {
      cwd: build,
      detached: true,
      stdio: ['ignore', log, log],
    });
    writeFileSync(pidFile, String(server.pid));
    writeFileSync(runningFile, commit);
    server.once('exit', () => process.exit(1));
    while (!(await ask('/healthz'))?.ok) await setTimeout(50);
    server.unref();
  },
  word: async () => console.log(await (await ask('/readyz'))?.text()),
  publish() {
    run('sh', ['deploy/publish.sh'], { SITE: build });
    run('caddy', ['reload', '--config', join(PAGES, 'Caddyfile')]);
  },
  refuse: () => run(process.execPath, ['deploy/refuse.ts', commit], {}, process.cwd()),
  clean() {
    for (const name of readdirSync(builds))
      if (![commit, other].includes(name)) rmSync(join(builds, name), { recursive: true });
  },
};
await steps[step]?.();
process.exit();
