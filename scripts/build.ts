import { BuildError, buildSite } from '../tooling/build.ts';

try {
  await buildSite();
} catch (error) {
  if (!(error instanceof BuildError)) console.error(error);
  console.error('The build failed. The previous build is unchanged.');
  process.exit(error instanceof BuildError ? error.status : 1);
}
