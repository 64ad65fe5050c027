import { buildSite } from '../build/build.ts';

try {
  await buildSite();
  console.log('The site is in dist/. `npm start` shows it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('The build failed: the messages above say why. The site that was built before is as it was.');
  process.exitCode = 1;
}
