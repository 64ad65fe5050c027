import { buildSite } from '../build/build.ts';
import { exitWithParent } from './exit-with-parent.ts';

exitWithParent();
try {
  await buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('\nThe site could not be built, so nothing was started. The messages above say why.');
  process.exit(1);
}
// In this process rather than one of its own: signals then reach the server as they are sent.
await import('../server/main.ts');
