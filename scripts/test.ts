import { join } from 'node:path';
import { siteFolder } from '../tooling/build.ts';
import { describeResults, runLanes, runStep, type StepResult } from './run-steps.ts';
import { builtLanes, quickLanes, type Step, type StepName, slowSteps, steps } from './test-steps.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Node keeps what it has compiled: most tests start programs, and each starts in a third of the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');
// Colors in a file are noise to whoever reads it.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';

const [wanted, ...args] = process.argv.slice(2);
const started = performance.now();
const results = await resultsOf(wanted);
console.log(describeResults(results, (performance.now() - started) / 1000));
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

function resultsOf(name: string | undefined): Promise<StepResult[]> {
  if (name === undefined) return runAll();
  if (name === 'check') return runLanes(quickLanes);
  if (Object.hasOwn(steps, name)) return runAlone(name as StepName);
  console.error(`There is no step "${name}". These exist: check, ${Object.keys(steps).join(', ')}.`);
  process.exit(64);
}

async function runAll() {
  const results = [...(await runLanes(quickLanes)), await runStep('build')];
  if (!results.at(-1)?.passed) return results;
  process.env.SITE_IS_BUILT = siteFolder;
  results.push(...(await runLanes(builtLanes)));
  for (const name of slowSteps) results.push(await runStep(name));
  return results;
}

async function runAlone(name: StepName) {
  const { needsSite }: Step = steps[name];
  if (needsSite) {
    const build = await runStep('build');
    if (!build.passed) return [build];
    process.env.SITE_IS_BUILT = siteFolder;
  }
  return [await runStep(name, args)];
}
