import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

/** What the commands of a run came to. */
type Result = { name: string; outcome: 'passed' | 'FAILED' | 'skipped'; seconds: number; words: string };

const folder = import.meta.dirname;
/** Trials whose bars are times: nothing else may run beside them. */
const measuresTime = ['sigterm', 'slow-clients'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' } },
});
const all = globSync('*.ts', { cwd: folder })
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'run')
  .sort();
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(', ')}. These exist: ${all.join(', ')}.`);
  process.exit(64);
}

const names = positionals.length > 0 ? positionals : all;
const results: Result[] = [];
const waiting = names.filter((name) => !measuresTime.includes(name));
// They wait for answers and pauses half of their time.
await Promise.all(Array.from({ length: values.short ? availableParallelism() + 1 : 1 }, runWaiting));
for (const name of names.filter((name) => measuresTime.includes(name))) await runBoth(name);
results.sort((one, other) => one.name.localeCompare(other.name, 'en'));

console.log(`\n${'Trial'.padEnd(26)}${'Outcome'.padEnd(10)}${'Seconds'.padStart(7)}  What it says`);
for (const { name, outcome, seconds, words } of results) {
  console.log(`${name.padEnd(26)}${outcome.padEnd(10)}${seconds.toFixed(1).padStart(7)}  ${words}`);
}
const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
if (count('skipped') > 0) console.log(`${count('skipped')} skipped, since this machine cannot run them.`);
console.log(`${count('passed')} passed, ${count('FAILED')} failed`);
process.exitCode = count('FAILED') > 0 || count('passed') === 0 ? 1 : 0;

async function runWaiting() {
  for (let name = waiting.shift(); name; name = waiting.shift()) await runBoth(name);
}

async function runBoth(name: string) {
  results.push(await runTrial(name, values.short ? ['--short'] : []));
  // That a trial can fail is shown by its short form; the full one proves no more of it.
  results.push(await runTrial(name, ['--short', '--control']));
}

/** Runs one trial to its end, shows what it printed, and takes its outcome from its status and last line. */
function runTrial(name: string, args: readonly string[]): Promise<Result> {
  const title = args.includes('--control') ? `${name}, control` : name;
  const started = performance.now();
  const child = spawn(process.execPath, [join(folder, `${name}.ts`), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  let printed = '';
  let complaints = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.off('exit', stop);
      console.log(`\n-- ${title}\n${printed}${complaints}`.trimEnd());
      const words = printed.trimEnd().split('\n').at(-1) ?? '';
      const outcome = code !== 0 ? 'FAILED' : words.startsWith('skipped') ? 'skipped' : 'passed';
      resolve({ name: title, outcome, seconds: (performance.now() - started) / 1000, words });
    });
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
