import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithParent } from './exit-with-parent.ts';

exitWithParent();
// A host without the packages that build the site serves the one that was copied there.
if (existsSync(join(import.meta.dirname, '../node_modules/astro'))) await build();
// The server runs in this process, so that signals reach it.
await import('../server/main.ts');

async function build() {
  const { BuildError, buildSite } = await import('../tooling/build.ts');
  try {
    await buildSite();
  } catch (error) {
    if (!(error instanceof BuildError)) console.error(error);
    console.error('\nThe site could not be built, so nothing was started. The messages above say why.');
    process.exit(error instanceof BuildError ? error.status : 1);
  }
}
