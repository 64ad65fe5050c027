import { join } from 'node:path';
import { type Build, buildAnew } from '../build/fresh-build.ts';
import { RunError, run } from '../build/run.ts';
import { ContentError } from '../shared/content-error.ts';
import { readContent } from '../shared/read-content.ts';

const root = join(import.meta.dirname, '..');

/** The website: what `npm run build` leaves in `dist/`. */
export const site: Build = {
  sources: [
    'astro.config.ts',
    'content',
    'package-lock.json',
    'public',
    'build',
    'server',
    'shared',
    'src',
    'tsconfig.json',
  ].map((path) => join(root, path)),
  output: join(root, 'dist'),
  stamp: join(root, '.astro/built-from'),
  make: async (folder) => {
    // The server needs words that no page shows: an error in them is better found now than when it starts.
    readContent();
    const astro = join(root, 'node_modules/astro/bin/astro.mjs');
    await run(process.execPath, [astro, 'build', '--root', root, '--outDir', folder], {
      ASTRO_TELEMETRY_DISABLED: '1',
    });
    await run(process.execPath, [join(root, 'build/finish-build.ts'), folder]);
  },
};

if (import.meta.main) {
  try {
    await buildAnew(site);
    console.log('The site is in dist/. `npm start` shows it.');
  } catch (error) {
    if (!(error instanceof RunError || error instanceof ContentError)) throw error;
    console.error(`${error.message}\nThe site that was built before is as it was.`);
    process.exitCode = 1;
  }
}
