// Runs all checks, or the named ones: npm test -- types lint. A failed check does not stop the others, and a summary lists them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const steps: Record<string, string> = {
  content: 'node scripts/check-content.ts',
  types: 'astro sync && node node_modules/typescript7/bin/tsc',
  lint: 'biome ci --colors=off .',
  styles: 'stylelint "src/**/*.css"',
  imports: 'depcruise --config .dependency-cruiser.mjs scripts server shared src tooling',
  unit: 'vitest run --project fast',
  'astro-types': 'astro check --tsconfig tsconfig.astro.json',
  'browser-support': 'eslint .',
  build: 'node scripts/build.ts',
  server: 'vitest run --project slow',
  stress: 'vitest run --project stress kill-nine disk-full',
  browser: 'node scripts/ensure-chromium.ts && playwright test',
};
const needBuild = ['server', 'stress', 'browser'];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in steps));
if (unknown) throw new Error(`There is no check called "${unknown}". Known: ${Object.keys(steps).join(', ')}.`);

const root = join(import.meta.dirname, '..');
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const failed: string[] = [];
const summary: string[] = [];
for (const [name, command] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (needBuild.includes(name) && failed.includes('build')) {
    summary.push(`skipped  ${name}: there is no build`);
    continue;
  }
  console.log(`\n${name}: ${command}`);
  const begun = performance.now();
  const { status } = spawnSync(command, { cwd: root, env, shell: true, stdio: 'inherit' });
  const seconds = Math.round((performance.now() - begun) / 1000);
  if (status !== 0) failed.push(name);
  summary.push(`${status === 0 ? 'passed ' : 'FAILED '}  ${name}, ${seconds} s`);
}
console.log(['', ...summary].join('\n'));
if (failed.length > 0) {
  console.error(`\nRun what failed again: npm test -- ${failed.join(' ')}`);
  process.exitCode = 1;
}
