import { run } from '../build/run.ts';
import { type Step, type StepName, steps } from './test-steps.ts';

/** How a step ended. */
export interface StepResult {
  name: StepName;
  passed: boolean;
  seconds: number;
}

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
      results.push(result);
    }
    return results;
  };
  return (await Promise.all(lanes.map(runLane))).flat();
}

/** A table of times, and what to do about each step that failed. */
export function describeResults(results: readonly StepResult[], seconds: number): string {
  const row = (title: string, outcome: string, time: number) =>
    `${title.padEnd(18)}${outcome.padEnd(8)}${time.toFixed(1).padStart(7)} s`;
  const failed = results.filter(({ passed }) => !passed);
  return [
    '',
    ...results.map(({ name, passed, seconds: time }) => row(steps[name].title, passed ? 'passed' : 'FAILED', time)),
    row('Together', failed.length ? 'FAILED' : 'passed', seconds),
    ...failed.map(({ name }) => `\n${steps[name].title} failed. ${steps[name].hint}`),
  ].join('\n');
}

function outcomeOf({ passed, seconds }: StepResult): string {
  return `${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`;
}

async function timed(
  name: StepName,
  args: readonly string[],
  onOutput?: (output: Buffer) => void,
): Promise<StepResult> {
  const started = performance.now();
  const { programs, environment }: Step = steps[name];
  let passed = true;
  for (const [index, program] of programs.entries()) {
    const isLast = index === programs.length - 1;
    passed &&= await run(isLast ? [...program, ...args] : program, { environment, onOutput }).then(
      () => true,
      () => false,
    );
  }
  return { name, passed, seconds: (performance.now() - started) / 1000 };
}
