import { BAD_CONFIGURATION, ContentError } from '../shared/content-error.ts';
import { buildSite } from '../tooling/build.ts';

try {
  await buildSite();
  console.log('The site is in dist/. `npm start` shows it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('The build failed: the messages above say why. The site that was built before is as it was.');
  process.exitCode = error instanceof ContentError ? BAD_CONFIGURATION : 1;
}
