import { BuildError, buildSite } from '../tooling/build.ts';

try {
  await buildSite();
  console.log('The site is in dist/. `npm start` shows it.');
} catch (error) {
  if (!(error instanceof BuildError)) console.error(error);
  console.error('The build failed: the messages above say why. The site that was built before is as it was.');
  process.exitCode = error instanceof BuildError ? error.status : 1;
}
