import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { classNames } from './tooling/class-names.ts';
import { siteContent } from './tooling/content/site-content.ts';
import { pageRegistry } from './tooling/page-registry.ts';
import { stylesOnce } from './tooling/styles-once.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [siteContent(), react(), classNames(), pageRegistry()],
  vite: {
    plugins: [stylesOnce()],
    build: {
      // Scripts that load later would make the HTML longer, and drawings name icons in files alone.
      assetsInlineLimit: (file) => (/later|icons\.svg/.test(file) ? false : undefined),
      // A page names twenty pictures: without their own names, and with short hashes, home is 0.15 KB less to send.
      rolldownOptions: { output: { assetFileNames: '_astro/[hash:6][extname]', hashCharacters: 'hex' } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: ({ name }) =>
                `_astro/${/(Main|Link|Card|Checklist)Script/.test(name) ? 'later-' : ''}[hash:6].js`,
              chunkFileNames: '_astro/[hash:6].js',
            },
          },
        },
      },
    },
  },
});
