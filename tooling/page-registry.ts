import type { AstroIntegration } from 'astro';
import { registry } from '../src/page/registry.ts';

const folder = 'src/pages/';
const perLanguage = `${folder}[...locale]/`;

/** The file of a page, by its address in the registry. */
function fileOf(path: string): string {
  return `${perLanguage}${path === '/' ? 'index' : path.slice(1)}.astro`;
}

/** What is wrong where the files in `src/pages` and the registry of pages differ, in sentences that say what to write. */
export function registryErrors(files: readonly string[], paths: readonly string[]): string[] {
  const expected = new Map(paths.map((path) => [fileOf(path), path]));
  const unknown = files.filter((file) => !expected.has(file));
  const missing = [...expected].filter(([file]) => !files.includes(file));
  return [
    ...unknown.map((file) =>
      file.startsWith(perLanguage)
        ? `${file} is not in the registry of pages. Add an entry with path: '/${file.slice(perLanguage.length).replace(/(index)?\.\w+$/, '')}' to src/page/registry.ts, or delete the file.`
        : `${file} stands outside the folder of the pages. Move it to ${perLanguage}, so that every language has it.`,
    ),
    ...missing.map(
      ([file, path]) =>
        `src/page/registry.ts names the page ${path}, and its file is missing. Write ${file}, or take the entry out.`,
    ),
  ];
}

/** Stops a build whose pages and registry differ; `docs/adding-a-page.md` says what belongs to a page. */
export function pageRegistry(): AstroIntegration {
  let stops = true;
  return {
    name: 'page-registry',
    hooks: {
      'astro:config:setup': ({ command }) => {
        stops = command !== 'dev';
      },
      'astro:routes:resolved': ({ routes, logger }) => {
        const files = routes
          .filter(({ type, entrypoint }) => type === 'page' && entrypoint.startsWith(folder))
          .map(({ entrypoint }) => entrypoint);
        // The gallery is built with this configuration too, from pages of its own.
        if (files.length === 0) return;
        const errors = registryErrors(
          files,
          registry.map(({ path }) => path),
        );
        if (errors.length === 0) return;
        const message = [...errors, 'See docs/adding-a-page.md.'].join('\n');
        if (stops) throw new Error(message);
        logger.error(message);
      },
    },
  };
}
