import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { classNames } from './scripts/class-names.ts';
import { gallery } from './src/gallery/integration.ts';
import { stylesOnce } from './src/tour-request/styles-once.ts';

const site: { url: string } = parse(readFileSync(new URL('./content/site.yaml', import.meta.url), 'utf8'));

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  scopedStyleStrategy: 'class',
  devToolbar: { enabled: false },
  integrations: [react(), classNames(), gallery()],
  vite: {
    plugins: [stylesOnce()],
    resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  },
});
