import { join } from 'node:path';
import type { Build } from './fresh-build.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '..');

/** The gallery of examples as a static site, for the checks. */
export const gallery: Build = {
  sources: [
    'astro.config.ts',
    'astro.gallery.config.ts',
    'build',
    'content',
    'package-lock.json',
    'public',
    'shared',
    'src',
  ].map((path) => join(root, path)),
  output: join(root, 'dist-gallery'),
  stamp: join(root, '.astro/gallery-built-from'),
  make: async (folder) => {
    const astro = join(root, 'node_modules/astro/bin/astro.mjs');
    const config = ['--root', root, '--config', 'astro.gallery.config.ts', '--outDir', folder];
    await run(process.execPath, [astro, 'build', ...config], { ASTRO_TELEMETRY_DISABLED: '1' });
  },
};
