import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BAD_CONFIGURATION, ContentError } from '../shared/content-error.ts';
import { exitWithParent } from './exit-with-parent.ts';

exitWithParent();
// A host may leave out the packages that build the site, and serves the one that was built elsewhere.
if (existsSync(join(import.meta.dirname, '../node_modules/astro'))) await build();
// In this process rather than one of its own: signals then reach the server as they are sent.
await import('../server/main.ts');

async function build() {
  try {
    const { buildSite } = await import('../tooling/build.ts');
    await buildSite();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('\nThe site could not be built, so nothing was started. The messages above say why.');
    process.exit(error instanceof ContentError ? BAD_CONFIGURATION : 1);
  }
}
