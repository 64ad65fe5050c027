// Runs all checks, or the named ones: npm test -- types lint. A failed check does not stop the others, and a summary lists them.
// `--no-skips` fails if a test was skipped because this machine lacks a program.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../tooling/run-build.ts';

const buildCommand = 'node scripts/build.ts';
// Two cores run two lanes. The first has the checks in which Astro writes its types.
const lanes: Record<string, string>[] = [
  {
    types: 'astro sync && node node_modules/typescript7/bin/tsc',
    'astro-types': 'astro check --tsconfig tsconfig.astro.json',
    build: buildCommand,
  },
  {
    content: 'node scripts/check-content.ts',
    lint: 'biome ci --colors=off .',
    styles: 'stylelint "{src,editor}/**/*.css"',
    imports: 'depcruise --config .dependency-cruiser.mjs content-model editor scripts server shared src tooling',
    'browser-support': 'eslint .',
    unit: 'vitest run --project fast',
  },
];
// Each of them uses all cores. Server and browser open a browser. Containers need a Docker engine.
const onAllCores: Record<string, string> = {
  server: 'node scripts/ensure-chromium.ts && vitest run --project slow',
  stress: 'vitest run --project stress kill-nine disk-full',
  browser: 'node scripts/ensure-chromium.ts && playwright test',
  containers: 'vitest run --project containers',
};
const names = [...lanes, onAllCores].flatMap(Object.keys);

const noSkips = process.argv.includes('--no-skips');
const asked = process.argv.slice(2).filter((word) => word !== '--no-skips');
const unknown = asked.find((name) => !names.includes(name));
if (unknown) throw new Error(`There is no check called "${unknown}". Known: ${names.join(', ')}.`);

const isWanted = (name: string) => asked.length === 0 || asked.includes(name);
const root = join(import.meta.dirname, '..');
const temporary = mkdtempSync(join(tmpdir(), 'checks-'));
const skippedTests = join(temporary, 'skipped.txt');
writeFileSync(skippedTests, '');
const env: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SKIPPED_TESTS: skippedTests };
const running = new Set<ChildProcess>();
/** On Windows, Ctrl+C reaches every process of the window. */
const hasGroups = process.platform !== 'win32';
process.on('exit', () => rmSync(temporary, { recursive: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    if (hasGroups) for (const { pid } of running) process.kill(-Number(pid), signal);
    process.exit(1);
  });
const failed: string[] = [];
const summary: string[] = [];

/** What the tests of the containers lack on this machine, or a remark for the summary. */
function findDocker(): { missing?: string; remark?: string } {
  const answers = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'ignore', timeout: 10_000 }).status === 0;
  if (!answers('docker', 'info')) return { missing: 'a Docker engine that answers' };
  if (answers('docker', 'compose', 'version')) return {};
  if (!answers('docker-compose', 'version')) return { missing: 'Docker Compose' };
  env.PATH = `${join(root, 'tests/helpers/compose-1')}:${env.PATH}`;
  return { remark: ' (docker-compose 1 in place of Compose 2)' };
}

async function run(name: string, command: string, output: 'inherit' | 'pipe', remark = ''): Promise<void> {
  const heading = `\n${name}: ${command}`;
  if (output === 'inherit') console.log(heading);
  const begun = performance.now();
  const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', output, output], detached: hasGroups });
  running.add(child);
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => written.push(chunk));
  const [status] = await once(child, 'close');
  running.delete(child);
  if (output === 'pipe') console.log(`${heading}\n${Buffer.concat(written)}`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  if (status !== 0) failed.push(name);
  summary.push(`${status === 0 ? 'passed ' : 'FAILED '}  ${name}${remark}, ${seconds} s`);
}

await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, command] of Object.entries(lane)) if (isWanted(name)) await run(name, command, 'pipe');
  }),
);
// The browser tests look at the owner's pages too, the others at the site of the fixture.
if (isWanted('browser') && !isWanted('build') && !isBuilt()) await run('build', buildCommand, 'pipe');
for (const [name, command] of Object.entries(onAllCores).filter(([name]) => isWanted(name)))
  if (name === 'browser' && failed.includes('build')) summary.push(`not run  ${name}, there is no build`);
  else if (name !== 'containers') await run(name, command, 'inherit');
  else {
    const { missing, remark } = findDocker();
    if (missing) appendFileSync(skippedTests, `containers: needs ${missing}\n`);
    else await run(name, command, 'inherit', remark);
  }

const skipped = readFileSync(skippedTests, 'utf8').split('\n').filter(Boolean);
console.log(['', ...summary, ...skipped.map((test) => `skipped  ${test}`)].join('\n'));
const passed = summary.filter((line) => line.startsWith('passed')).length;
console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
if (failed.length > 0) console.error(`Run what failed again: npm test -- ${failed.join(' ')}`);
if (failed.length > 0 || (noSkips && skipped.length > 0)) process.exitCode = 1;
