import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { classNames } from './tooling/class-names.ts';
import { siteContent } from './tooling/content/site-content.ts';
import { pageRegistry } from './tooling/page-registry.ts';
import { stylesOnce } from './tooling/styles-once.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  env: {
    schema: {
      // `none` builds a site without the form, for a host that collects no forms.
      FORM: envField.enum({ context: 'server', access: 'public', values: ['collected', 'none'], default: 'collected' }),
    },
  },
  integrations: [siteContent(), react(), classNames(), pageRegistry()],
  vite: {
    plugins: [stylesOnce()],
    build: {
      // Drawings refer to icons in a file.
      assetsInlineLimit: (file) => (file.endsWith('icons.svg') ? false : undefined),
      // A page names twenty pictures: without their own names, and with short hashes, home is 0.15 KB less to send.
      rolldownOptions: { output: { assetFileNames: '_astro/[hash:6][extname]', hashCharacters: 'hex' } },
    },
  },
});
