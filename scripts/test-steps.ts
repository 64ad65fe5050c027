import { statSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the checks: programs for Node with their arguments, run one after the other. */
export interface Step {
  title: string;
  programs: string[][];
  /** Whether the built site has to be there. */
  needsSite?: boolean;
  /** Variables that its programs get. */
  environment?: NodeJS.ProcessEnv;
  /** What to do when it fails. */
  hint: string;
}

const tool = (file: string, ...args: string[]) => [join('node_modules', file), ...args];
const astro = (...args: string[]) => tool('astro/bin/astro.mjs', ...args);
const vitest = (...args: string[]) => tool('vitest/vitest.mjs', 'run', ...args);

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
/** Whether the types of the content are newer than the list of its kinds. */
const hasContentTypes = changedAt('.astro/types.d.ts') > changedAt('src/content/content-kinds.ts');

/** Every step by the name that `npm test -- <name>` takes. */
export const steps = {
  lint: {
    title: 'Lint',
    programs: [
      tool('@biomejs/biome/bin/biome', 'ci', '.', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`),
      tool('stylelint/bin/stylelint.mjs', 'src/**/*.css'),
    ],
    hint: '`npm run fix` formats the code and fixes most of it. Change the rest by hand: each message names file and line.',
  },
  types: {
    title: 'Types',
    // The compiler of TypeScript 7 takes a seventh of the time, and knows nothing of .astro files: hence the step after it.
    programs: [...(hasContentTypes ? [] : [astro('sync')]), tool('typescript7/bin/tsc')],
    hint: 'Each message names file and line. `npm test -- types` checks the types alone.',
  },
  astro: {
    title: 'Astro files',
    // Only these: with the files that the step before has checked it takes three times as long.
    programs: [astro('check', '--tsconfig', 'tsconfig.astro.json')],
    hint: 'Each message names file and line. `npm test -- astro` checks the types of .astro files alone.',
  },
  unit: {
    title: 'Unit tests',
    programs: [vitest()],
    hint: 'Each failure names its file. Run one file alone: npm test -- unit shared/interpolate-facts.test.ts',
  },
  fast: {
    title: 'Fast unit tests',
    programs: [vitest('--project', 'fast')],
    hint: 'Each failure names its file. Run one file alone: npm test -- unit shared/interpolate-facts.test.ts',
  },
  build: {
    title: 'Build',
    programs: [['scripts/build.ts']],
    hint: 'The message above names file and field. `npm run build` builds alone.',
  },
  slow: {
    title: 'Slow unit tests',
    programs: [vitest('--project', 'slow')],
    hint: 'These start servers, commands and builds. Run one file alone: npm test -- unit server/main.test.ts',
  },
  site: {
    title: 'Browser checks',
    programs: [['scripts/ensure-chromium.ts'], tool('@playwright/test/cli.js', 'test')],
    needsSite: true,
    // Playwright sees for itself where its output goes, and warns when it is told as well.
    environment: { NO_COLOR: undefined },
    hint: 'Run one file alone: npm test -- site tests/browser/menus.spec.ts. Add --headed to watch, or --ui to step through it.',
  },
  trials: {
    title: 'Short trials',
    programs: [['tests/stress/run.ts', '--short']],
    needsSite: true,
    hint: 'Run one alone: npm test -- trials fuzz. docs/trials.md says what each one proves.',
  },
} satisfies Record<string, Step>;

/** Name of a step. */
export type StepName = keyof typeof steps;

/** The steps of `npm run check`, which need neither a build nor a server, in two lanes for two processors. */
export const quickLanes: StepName[][] = [['types'], ['lint', 'fast']];

/** What `npm test` runs next, once the site is built: the trials wait for answers half of their time. */
export const builtLanes: StepName[][] = [['astro'], ['trials']];

/** What `npm test` runs at the end; each keeps both processors busy by itself. */
export const slowSteps: StepName[] = ['slow', 'site'];
