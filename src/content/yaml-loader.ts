import { globSync } from 'node:fs';
import { matchesGlob, relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { ContentError } from '../../shared/content-error.ts';
import { readYaml } from '../../shared/read-yaml.ts';

const folder = 'content';

/** An entry whose file has errors, while developing: the pages that need it show them. */
export interface FaultyEntry {
  contentErrors: readonly string[];
}

/**
 * Entries from the YAML files that match patterns below `content/`; the id is the path without its ending. They are read as
 * the server reads them: Astro's own reader takes 2026-02-30 for a day in March. A build stops at errors; while developing
 * they stand on the pages until the file is corrected.
 */
export function yamlFiles(patterns: readonly string[], schema: z.ZodType): Loader {
  return {
    name: 'yaml-files',
    load: async ({ store, watcher, logger }) => {
      const read = (file: string): readonly string[] => {
        const id = idOf(file);
        try {
          store.set({ id, data: readYaml(folder, file, schema) as Record<string, unknown> });
          return [];
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          store.set({ id, data: { contentErrors: error.lines } satisfies FaultyEntry });
          return error.lines;
        }
      };
      store.clear();
      const errors = globSync(patterns, { cwd: folder }).flatMap(read);
      if (errors.length > 0 && !watcher) throw new ContentError(errors);
      for (const error of errors) logger.error(error);

      watcher?.on('all', (event, path) => {
        const file = relative(folder, path).replaceAll('\\', '/');
        if (!patterns.some((pattern) => matchesGlob(file, pattern))) return;
        if (event === 'unlink') store.delete(idOf(file));
        else for (const error of read(file)) logger.error(error);
      });
    },
  };
}

function idOf(file: string): string {
  return file.replaceAll('\\', '/').replace(/\.yaml$/, '');
}
