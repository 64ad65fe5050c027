// Runs all checks, or the named ones: npm test -- types lint. A failed check does not stop the others, and a summary lists them.
// `--no-skips` fails if a test was skipped because this machine lacks a program.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../tooling/run-build.ts';

// Two cores run two lanes. The first has the checks in which Astro writes its types.
const first: Record<string, string>[] = [
  {
    types: 'astro sync && node node_modules/typescript7/bin/tsc',
    'astro-types': 'astro check --tsconfig tsconfig.astro.json',
    build: 'node scripts/build.ts',
    fixture: 'node tests/helpers/test-site.ts',
  },
  {
    content: 'node scripts/check-content.ts',
    lint: 'biome ci --colors=off .',
    styles: 'stylelint "{src,editor}/**/*.css"',
    imports: 'depcruise --config .dependency-cruiser.mjs content-model editor scripts server shared src tooling',
    'browser-support': 'eslint .',
    chromium: 'node scripts/ensure-chromium.ts',
    unit: 'vitest run --project fast',
  },
];
// The first waits for processes and clocks while the second draws pages.
const second: Record<string, string>[] = [
  { server: 'vitest run --project slow', stress: 'vitest run --project stress kill-nine disk-full' },
  { browser: 'playwright test' },
];
// Minutes, with a Docker engine.
const third: Record<string, string>[] = [{ containers: 'vitest run --project containers' }];
/** What some need: the site of the fixture, a browser, and the owner's pages. */
const needs: Record<string, string[]> = {
  server: ['fixture', 'chromium'],
  stress: ['fixture'],
  browser: ['fixture', 'chromium', 'build'],
};
const names = [...first, ...second, ...third].flatMap(Object.keys);

const noSkips = process.argv.includes('--no-skips');
const asked = process.argv.slice(2).filter((word) => word !== '--no-skips');
const unknown = asked.find((name) => !names.includes(name));
if (unknown) throw new Error(`There is no check called "${unknown}". Known: ${names.join(', ')}.`);
const needed = asked.flatMap((name) => needs[name] ?? []).filter((name) => name !== 'build' || !isBuilt());
const wanted = asked.length === 0 ? names : [...asked, ...needed];

/** The only one that shows its output while it runs. */
const live = second.flatMap(Object.keys).findLast((name) => wanted.includes(name)) ?? 'containers';

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

async function run(name: string, command: string, remark = ''): Promise<void> {
  const output = name === live ? 'inherit' : 'pipe';
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

async function runLane(lane: Record<string, string>) {
  for (const [name, command] of Object.entries(lane).filter(([name]) => wanted.includes(name))) {
    const unmet = needs[name]?.find((other) => failed.includes(other));
    const { missing, remark } = name === 'containers' ? findDocker() : {};
    if (unmet) summary.push(`not run  ${name}, since ${unmet} failed`);
    else if (missing) appendFileSync(skippedTests, `${name}: needs ${missing}\n`);
    else await run(name, command, remark);
  }
}

for (const lanes of [first, second, third]) await Promise.all(lanes.map(runLane));

const skipped = readFileSync(skippedTests, 'utf8').split('\n').filter(Boolean);
console.log(['', ...summary, ...skipped.map((test) => `skipped  ${test}`)].join('\n'));
if (asked.length === 0) console.log('nightly  stress at full length, with flood and sigterm: npm run test:stress');
const passed = summary.filter((line) => line.startsWith('passed')).length;
console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
if (failed.length > 0) console.error(`Run what failed again: npm test -- ${failed.join(' ')}`);
if (failed.length > 0 || (noSkips && skipped.length > 0)) process.exitCode = 1;
