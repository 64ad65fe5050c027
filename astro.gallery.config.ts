import type { AstroUserConfig } from 'astro';
import base from './astro.config.ts';

/** The gallery of examples as a site of its own: only its pages, in its own folders, so that it never meets the real build. */
export default {
  ...base,
  srcDir: './src/gallery',
  outDir: './dist-gallery',
  cacheDir: './node_modules/.astro-gallery',
} satisfies AstroUserConfig;
