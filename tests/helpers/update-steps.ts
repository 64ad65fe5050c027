// The steps of deploy/update.sh with processes instead of containers: node update-steps.ts has|check|build|try|start|word|publish|until|clean VERSION
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const { MACHINE = '', MODULES = '', BUILT, PORT, TRY_PORT } = process.env;
const [step = '', version = '', other = ''] = process.argv.slice(2);
const source = '.update/source';
const builds = join(MACHINE, 'builds');
const build = join(builds, version);
const pidFile = join(MACHINE, 'server.pid');
const runningFile = join(MACHINE, 'running');
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const versionFile = join(build, 'dist/version.json');

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = build) {
  const { status } = spawnSync(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
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
  has: () => process.exit(existsSync(versionFile) ? 0 : 1),
  check() {
    symlinkSync(MODULES, join(source, 'node_modules'));
    run(process.execPath, ['scripts/check-content.ts', '--json'], {}, source);
  },
  build() {
    // What the machine has made impossible.
    if (existsSync(join(MACHINE, 'full'))) process.exit(1);
    rmSync(build, { recursive: true, force: true });
    cpSync(source, build, { recursive: true });
    if (!BUILT) return run(process.execPath, ['scripts/build.ts']);
    // In a second instead of a build.
    cpSync(`${BUILT}-server`, join(build, 'dist-server'), { recursive: true });
    cpSync(BUILT, join(build, 'dist'), { recursive: true });
    const built = JSON.parse(textOf(versionFile));
    writeFileSync(
      versionFile,
      JSON.stringify({ ...built, commit: process.env.COMMIT_REF, until: textOf(join(MACHINE, 'until')) }),
    );
  },
  try: () => run('sh', ['deploy/try.sh'], { PORT: TRY_PORT, DATA_DIR: join(MACHINE, 'try') }),
  async start() {
    const pid = Number(textOf(pidFile));
    if (textOf(runningFile) === version && isUp(pid)) return;
    if (isUp(pid)) process.kill(pid, 'SIGTERM');
    while (isUp(pid)) await setTimeout(20);
    const log = openSync(join(MACHINE, 'server.log'), 'a');
    const server = spawn(process.execPath, ['server/main.ts'], {
      cwd: build,
      detached: true,
      stdio: ['ignore', log, log],
    });
    writeFileSync(pidFile, String(server.pid));
    writeFileSync(runningFile, version);
    server.once('exit', () => process.exit(1));
    while (!(await ask('/healthz'))?.ok) await setTimeout(50);
    server.unref();
  },
  word: async () => console.log(await (await ask('/readyz'))?.text()),
  publish: () => run('sh', ['deploy/publish.sh'], { SITE: build }),
  until: () => console.log(JSON.parse(textOf(versionFile)).until ?? ''),
  clean() {
    for (const name of readdirSync(builds))
      if (![version, other].includes(name)) rmSync(join(builds, name), { recursive: true });
  },
};
await steps[step]?.();
process.exit();
