import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../tooling/run.ts';
import { type Step, type StepName, steps } from './test-steps.ts';

/** How a step ended; its failures are the names of failed and flaky tests or, without tests, the last lines that it printed. */
export type StepResult = Awaited<ReturnType<typeof timed>>;

const LAST_LINES = 20;

/** Runs a step with this terminal; `args` go to its last program. */
export async function runStep(name: StepName, args: readonly string[] = []): Promise<StepResult> {
  const { title } = steps[name];
  console.log(`\n== ${title}`);
  const result = await timed(name, args);
  console.log(`== ${title}: ${outcomeOf(result)}`);
  return result;
}

/** Runs lanes of steps side by side, and shows what a step has printed only if it fails. */
export async function runLanes(lanes: readonly (readonly StepName[])[]): Promise<StepResult[]> {
  const runLane = async (lane: readonly StepName[]) => {
    const results: StepResult[] = [];
    for (const name of lane) {
      let printed = '';
      const result = await timed(name, [], (output) => {
        printed += output;
      });
      if (!result.passed) console.log(printed.trimEnd());
      console.log(`${steps[name].title}: ${outcomeOf(result)}`);
      if (!result.passed && result.failures.length === 0)
        result.failures = printed.trimEnd().split('\n').slice(-LAST_LINES);
      results.push(result);
    }
    return results;
  };
  return (await Promise.all(lanes.map(runLane))).flat();
}

/** A table of times, what to do about each step that failed, and at the very end the names of what failed in it. */
export function describeResults(results: readonly StepResult[], seconds: number): string {
  const row = (title: string, outcome: string, time: number) =>
    `${title.padEnd(18)}${outcome.padEnd(8)}${time.toFixed(1).padStart(7)} s`;
  const failed = results.filter(({ passed }) => !passed);
  return [
    '',
    ...results.map(({ name, passed, seconds: time }) => row(steps[name].title, passed ? 'passed' : 'FAILED', time)),
    row('Together', failed.length ? 'FAILED' : 'passed', seconds),
    ...failed.map(({ name }) => `\n${steps[name].title} failed. ${steps[name].hint}`),
    ...results
      .filter(({ failures }) => failures.length > 0)
      .flatMap(({ name, failures }) => [`\n${steps[name].title}:`, ...failures.map((failure) => `  ${failure}`)]),
  ].join('\n');
}

function outcomeOf({ passed, seconds }: StepResult): string {
  return `${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`;
}

async function timed(name: StepName, args: readonly string[], onOutput?: (output: Buffer) => void) {
  const started = performance.now();
  const { programs, environment }: Step = steps[name];
  const folder = mkdtempSync(join(tmpdir(), 'failed-tests-'));
  const file = join(folder, 'names');
  let passed = true;
  for (const [index, program] of programs.entries()) {
    const isLast = index === programs.length - 1;
    passed &&= await run(isLast ? [...program, ...args] : program, {
      environment: { ...environment, FAILED_TESTS: file },
      onOutput,
    }).then(
      () => true,
      () => false,
    );
  }
  const failures = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  rmSync(folder, { recursive: true });
  return { name, passed, seconds: (performance.now() - started) / 1000, failures };
}
