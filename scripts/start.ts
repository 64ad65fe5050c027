import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithParent } from './exit-with-parent.ts';

exitWithParent();
// A host may leave out the packages that build the site, and serves the one that was built elsewhere.
if (existsSync(join(import.meta.dirname, '../node_modules/astro'))) await build();
// In this process rather than one of its own: signals then reach the server as they are sent.
await import('../server/main.ts');

async function build() {
  const { buildSite } = await import('../tooling/build.ts');
  const { ExitError } = await import('../tooling/run.ts');
  try {
    await buildSite();
  } catch (error) {
    if (!(error instanceof ExitError)) console.error(error);
    console.error('\nThe site could not be built, so nothing was started. The messages above say why.');
    process.exit(error instanceof ExitError ? error.status : 1);
  }
}
