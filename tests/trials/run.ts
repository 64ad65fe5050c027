import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { noteFailedTests } from '../support/report/failed-tests.ts';

/** What the commands of a run came to. */
type Result = { name: string; outcome: 'passed' | 'FAILED' | 'skipped'; seconds: number; words: string };

const folder = import.meta.dirname;
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

const results: Result[] = [];
for (const name of positionals.length > 0 ? positionals : all) {
  results.push(await runTrial(name, values.short ? ['--short'] : []));
  // That a trial can fail is shown by its short form; the full one proves no more of it.
  results.push(await runTrial(name, ['--short', '--control']));
}

console.log(`\n${'Trial'.padEnd(26)}${'Outcome'.padEnd(10)}${'Seconds'.padStart(7)}  What it says`);
for (const { name, outcome, seconds, words } of results) {
  console.log(`${name.padEnd(26)}${outcome.padEnd(10)}${seconds.toFixed(1).padStart(7)}  ${words}`);
}
noteFailedTests(results.filter(({ outcome }) => outcome === 'FAILED').map(({ name, words }) => `${name}: ${words}`));
const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
if (count('skipped') > 0) console.log(`${count('skipped')} skipped, since this machine cannot run them.`);
console.log(`${count('passed')} passed, ${count('FAILED')} failed`);
process.exitCode = count('FAILED') > 0 || count('passed') === 0 ? 1 : 0;

/** Runs one trial to its end, shows what it prints, and takes its outcome from its status and last line. */
function runTrial(name: string, args: readonly string[]): Promise<Result> {
  const title = args.includes('--control') ? `${name}, control` : name;
  console.log(`\n-- ${title}`);
  const started = performance.now();
  const child = spawn(process.execPath, [join(folder, `${name}.ts`), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    process.stdout.write(chunk);
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.off('exit', stop);
      const words = printed.trimEnd().split('\n').at(-1) ?? '';
      const outcome = code !== 0 ? 'FAILED' : words.startsWith('skipped') ? 'skipped' : 'passed';
      resolve({ name: title, outcome, seconds: (performance.now() - started) / 1000, words });
    });
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
