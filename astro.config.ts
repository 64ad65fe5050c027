import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';

const site: { url: string } = parse(readFileSync(new URL('./content/site.yaml', import.meta.url), 'utf8'));

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  scopedStyleStrategy: 'class',
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    css: {
      modules: {
        // Header-bar rather than _bar_x1y2z: the same in every build, and random letters do not compress.
        generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
      },
    },
    resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  },
});
