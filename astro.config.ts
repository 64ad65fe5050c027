import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { classNames } from './build/class-names.ts';
import { gallery } from './build/gallery-route.ts';
import { pageRegistry } from './build/page-registry.ts';
import { stylesOnce } from './build/styles-once.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), classNames(), pageRegistry(), gallery()],
  vite: {
    plugins: [stylesOnce()],
    // A script of its own file is one that a page waits for no longer than it likes.
    build: { assetsInlineLimit: (file) => (file.includes('BehaviorScript') ? false : undefined) },
  },
});
