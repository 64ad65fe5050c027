import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '../build/fresh-build.ts';
import { RunError, run } from '../build/run.ts';
import { site } from './build.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { type Counts, countPlaywright, countVitest, sumCounts } from './test-counts.ts';

type Step = { name: string; run: () => Promise<void>; counts?: () => Counts };

const root = join(import.meta.dirname, '..');
process.chdir(root);
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const report = (name: string) => join(reports, `${name}.json`);
const read = (name: string) => JSON.parse(readFileSync(report(name), 'utf8'));
const node = (file: string, ...args: string[]) => run(process.execPath, [file, ...args]);
const tool = (file: string, ...args: string[]) => node(join('node_modules', file), ...args);
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Colors in a file are noise to whoever reads it.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';

/** What is cheapest comes first, so that a slip is reported soon. */
const steps: Step[] = [
  { name: 'Types', run: () => tool('astro/bin/astro.mjs', 'check') },
  {
    name: 'Lint',
    run: async () => {
      await tool('@biomejs/biome/bin/biome', 'ci', '.', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`);
      await tool('stylelint/bin/stylelint.mjs', 'src/**/*.css', '--allow-empty-input');
    },
  },
  { name: 'Words', run: () => node('scripts/check-words.ts') },
  {
    name: 'Unit tests',
    run: () =>
      tool('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('unit')}`),
    counts: () => countVitest(read('unit')),
  },
  { name: 'Build', run: async () => void (await buildIfNeeded(site)) },
  { name: 'Reading level', run: () => node('scripts/reading-level.ts') },
  {
    name: 'Facts checks',
    run: () => {
      ensureChromium();
      // Playwright sees for itself where its output goes.
      delete process.env.NO_COLOR;
      process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report('site');
      return tool('@playwright/test/cli.js', 'test');
    },
    counts: () => countPlaywright(read('site')),
  },
  {
    name: 'Short trials',
    run: () => node('tests/trials/run.ts', '--short', '--json', report('trials')),
    counts: () => read('trials') as Counts,
  },
];

function printError(error: unknown): false {
  console.error(error instanceof RunError ? error.message : error);
  return false;
}

function countsOf(step: Step): Counts {
  try {
    return step.counts?.() ?? { passed: 0, failed: 0 };
  } catch {
    // No report: the step itself has failed and is named as such.
    return { passed: 0, failed: 0 };
  }
}

const failed: string[] = [];
const done: Step[] = [];
for (const step of steps) {
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  const passed = await step.run().then(() => true, printError);
  console.log(
    `== ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  done.push(step);
  if (passed) continue;
  failed.push(step.name);
  if (step.name === 'Build') break;
}

const counts = sumCounts(done.map(countsOf));
const left = steps.filter((step) => !done.includes(step)).map((step) => step.name);
console.log('');
if (failed.length) console.log(`Failed: ${failed.join(', ')}.${left.length ? ` Not run: ${left.join(', ')}.` : ''}`);
if (!counts.passed) console.log('No test has passed.');
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed.length || counts.failed || !counts.passed ? 1 : 0;
