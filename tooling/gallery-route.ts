import type { AstroIntegration } from 'astro';

const pages = new URL('../src/gallery/pages/gallery/', import.meta.url);

/** Puts the gallery of examples at /gallery while developing; the site that families visit is built without it. */
export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/gallery', entrypoint: new URL('index.astro', pages) });
        injectRoute({
          pattern: '/gallery/[component]/[example]',
          entrypoint: new URL('[component]/[example].astro', pages),
        });
      },
    },
  };
}
