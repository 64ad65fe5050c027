import { globSync } from 'node:fs';
import { matchesGlob, relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { ContentError, type ContentFault } from '../../shared/content-error.ts';
import { readYaml } from '../../shared/read-yaml.ts';

const folder = 'content';

/** An entry whose file has faults, while developing: the pages that need it show them. */
export interface FaultyEntry {
  contentFaults: readonly ContentFault[];
}

/**
 * Entries from the YAML files that match patterns below `content/`; the id is the path without its ending. They are read as
 * the server reads them: Astro's own reader takes 2026-02-30 for a day in March. A build stops at faults; while developing
 * they stand on the pages until the file is corrected.
 */
export function yamlFiles(patterns: readonly string[], schema: z.ZodType): Loader {
  return {
    name: 'yaml-files',
    load: async ({ store, watcher }) => {
      const read = (file: string): readonly ContentFault[] => {
        const id = idOf(file);
        try {
          store.set({ id, data: readYaml(folder, file, schema) as Record<string, unknown> });
          return [];
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          store.set({ id, data: { contentFaults: error.faults } satisfies FaultyEntry });
          return error.faults;
        }
      };
      store.clear();
      const faults = globSync(patterns, { cwd: folder }).flatMap(read);
      if (faults.length > 0 && !watcher) throw new ContentError(faults);

      watcher?.on('all', (event, path) => {
        const file = relative(folder, path).replaceAll('\\', '/');
        if (!patterns.some((pattern) => matchesGlob(file, pattern))) return;
        if (event === 'unlink') store.delete(idOf(file));
        else read(file);
      });
    },
  };
}

function idOf(file: string): string {
  return file.replaceAll('\\', '/').replace(/\.yaml$/, '');
}
