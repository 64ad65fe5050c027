// Compiles the code of `npm start` into the cache that NODE_COMPILE_CACHE names.
import { globSync } from 'node:fs';
import { join } from 'node:path';

const files = ['server/**/*.ts', 'scripts/exit-with-parent.ts', 'tooling/run-node.ts'];
const exclude = ['**/*.test.ts', 'server/cli.ts'];
for (const file of globSync(files, { cwd: join(import.meta.dirname, '..'), exclude })) {
  // The worker thread refuses to run here, after it was compiled.
  await import(`../${file}`).catch(() => {});
}
