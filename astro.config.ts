import react from '@astrojs/react';
import { defineConfig, logHandlers } from 'astro/config';
import packageFile from './package.json' with { type: 'json' };
import { contentCheck } from './tooling/content-integration.ts';
import { shortNames } from './tooling/short-names.ts';
import { siteBuild } from './tooling/site-build.ts';

// Vite writes "iOS >= 15.4" as ios15.4.
const target = packageFile.browserslist.map((browser) => browser.toLowerCase().replace(' >= ', ''));

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Without a line for each page, the last lines of a failed build say why.
  logger: logHandlers.node({ level: 'warn' }),
  integrations: [contentCheck(), react(), siteBuild()],
  // Scripts are part of their page: as files they put off the largest paint on a slow phone by 0.1 s.
  vite: {
    css: shortNames,
    build: { target, assetsInlineLimit: 8 * 1024, rolldownOptions: { checks: { bundlerTimings: false } } },
  },
});
