// Runs all checks, or the named ones: npm test -- types lint. A failed check does not stop the others, and a summary lists them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

// Two cores run two lanes. The first has the checks in which Astro writes its types.
const lanes: Record<string, string>[] = [
  {
    types: 'astro sync && node node_modules/typescript7/bin/tsc',
    'astro-types': 'astro check --tsconfig tsconfig.astro.json',
    build: 'node scripts/build.ts',
  },
  {
    content: 'node scripts/check-content.ts',
    lint: 'biome ci --colors=off .',
    styles: 'stylelint "src/**/*.css"',
    imports: 'depcruise --config .dependency-cruiser.mjs scripts server shared src tooling',
    'browser-support': 'eslint .',
    unit: 'vitest run --project fast',
  },
];
// Each of them uses all cores.
const onTheBuild: Record<string, string> = {
  server: 'vitest run --project slow',
  stress: 'vitest run --project stress kill-nine disk-full',
  browser: 'node scripts/ensure-chromium.ts && playwright test',
};
const names = [...lanes, onTheBuild].flatMap(Object.keys);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !names.includes(name));
if (unknown) throw new Error(`There is no check called "${unknown}". Known: ${names.join(', ')}.`);

const isWanted = (name: string) => asked.length === 0 || asked.includes(name);
const root = join(import.meta.dirname, '..');
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const failed: string[] = [];
const summary: string[] = [];

async function run(name: string, command: string, output: 'inherit' | 'pipe'): Promise<void> {
  const heading = `\n${name}: ${command}`;
  if (output === 'inherit') console.log(heading);
  const begun = performance.now();
  const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', output, output] });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => written.push(chunk));
  const [status] = await once(child, 'close');
  if (output === 'pipe') console.log(`${heading}\n${Buffer.concat(written)}`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  if (status !== 0) failed.push(name);
  summary.push(`${status === 0 ? 'passed ' : 'FAILED '}  ${name}, ${seconds} s`);
}

await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, command] of Object.entries(lane)) if (isWanted(name)) await run(name, command, 'pipe');
  }),
);
for (const [name, command] of Object.entries(onTheBuild).filter(([name]) => isWanted(name)))
  if (failed.includes('build')) summary.push(`skipped  ${name}: there is no build`);
  else await run(name, command, 'inherit');
console.log(['', ...summary].join('\n'));
if (failed.length > 0) {
  console.error(`\nRun what failed again: npm test -- ${failed.join(' ')}`);
  process.exitCode = 1;
}
