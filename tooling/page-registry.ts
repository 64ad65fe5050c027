import type { AstroIntegration } from 'astro';
import { type RegisteredPage, registry, routeFileOf } from '../src/page/registry.ts';

const folder = 'src/pages/[...locale]/';

/** The differences between the route files in `src/pages` and the registry of pages, each with the correction. */
export function registryErrors(
  files: readonly string[],
  pages: readonly Pick<RegisteredPage, 'path' | 'type'>[],
): string[] {
  const expected = new Map(pages.map((page) => [folder + routeFileOf(page), page.path]));
  const unknown = files.filter((file) => !expected.has(file));
  const missing = [...expected].filter(([file]) => !files.includes(file));
  return [
    ...unknown.map(
      (file) => `${file} is no route of a page in src/page/registry.ts. Add an entry there, or delete the file.`,
    ),
    ...missing.map(([file, path]) => `src/page/registry.ts names the page ${path}. Add ${file}, or delete the entry.`),
  ];
}

export function pageRegistry(): AstroIntegration {
  let isDev = false;
  return {
    name: 'page-registry',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isDev = command === 'dev';
      },
      'astro:routes:resolved': ({ routes, logger }) => {
        const files = routes
          .filter(({ type, entrypoint }) => type === 'page' && entrypoint.startsWith('src/pages/'))
          .map(({ entrypoint }) => entrypoint);
        const errors = files.length > 0 ? registryErrors(files, registry) : [];
        if (errors.length === 0) return;
        const message = [...errors, 'See docs/adding-a-page.md.'].join('\n');
        if (!isDev) throw new Error(message);
        logger.error(message);
      },
    },
  };
}
