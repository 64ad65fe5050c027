import { parseArgs } from 'node:util';

/** What a trial works with while it runs. */
export type Bench = {
  /** Whether a few seconds have to do. */
  short: boolean;
  /** Whether the flaw of the control is put in. */
  control: boolean;
  /** Start of every random choice, so that a run can be repeated. */
  seed: number;
  /** Prints a figure that nothing depends on. */
  figure(name: string, value: number | string): void;
  /** Prints a figure and holds it against its bar. */
  bar(name: string, value: number, limit: { most: number } | { least: number }, unit?: string): void;
};

/** A promise of the server, and how it is put to the test. */
export type Trial = {
  /** What holds where the trial passes. */
  proves: string;
  /** What the control breaks, and the figures that then have to miss their bars. */
  control: { breaks: string; misses: readonly string[] };
  /** Longest time that the full form may take, in minutes. */
  minutes?: number;
  /** Does it. */
  run(bench: Bench): Promise<void>;
};

/** This machine cannot run the trial; the message says what it takes. */
export class Skip extends Error {
  override name = 'Skip';
}

const SHORT_MINUTES = 1.5;

/** Runs a trial as a command, prints its figures, and ends with status 1 where a bar is missed. */
export async function trial({ proves, control, minutes = 15, run }: Trial): Promise<void> {
  const { values } = parseArgs({
    options: { short: { type: 'boolean' }, control: { type: 'boolean' }, seed: { type: 'string', default: '20260' } },
  });
  const isControl = values.control ?? false;
  const isShort = values.short ?? false;
  const missed: string[] = [];
  console.log(isControl ? `Control: ${control.breaks}` : proves);
  // An end by a signal runs the clean-up of an ordinary end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const limit = setTimeout(
    () => {
      console.log('FAILED: it took too long');
      process.exit(1);
    },
    (isShort ? SHORT_MINUTES : minutes) * 60_000,
  );
  const print = (name: string, text: string) => console.log(`  ${name.padEnd(46)} ${text}`);
  const started = performance.now();
  try {
    await run({
      short: isShort,
      control: isControl,
      seed: Number(values.seed),
      figure: (name, value) => print(name, format(value)),
      bar(name, value, bound, unit = '') {
        const holds = 'most' in bound ? value <= bound.most : value >= bound.least;
        if (!holds) missed.push(name);
        const text = 'most' in bound ? `at most ${format(bound.most)}` : `at least ${format(bound.least)}`;
        print(name, `${format(value)}${unit} (${text}${unit})${holds ? '' : ' MISSED'}`);
      },
    });
  } catch (error) {
    if (!(error instanceof Skip)) throw error;
    console.log(`skipped: ${error.message}`);
    process.exit(0);
  }
  clearTimeout(limit);
  print('time', `${((performance.now() - started) / 1000).toFixed(1)} s`);
  const holds = isControl ? control.misses.every((name) => missed.includes(name)) : missed.length === 0;
  console.log(verdict(isControl, holds, missed));
  process.exit(holds ? 0 : 1);
}

function verdict(isControl: boolean, holds: boolean, missed: readonly string[]) {
  if (isControl)
    return holds ? `passed: the trial saw the flaw (${missed.join(', ')})` : 'FAILED: the flaw went unseen';
  return holds ? 'passed' : `FAILED: ${missed.join(', ')}`;
}

function format(value: number | string) {
  if (typeof value === 'string') return value;
  return Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(value < 10 ? 2 : 1);
}
