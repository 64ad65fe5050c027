import { join } from 'node:path';
import sirv from 'sirv';
import { build, type Plugin } from 'vite';
import { CONTENT } from '../content-model/read-content.ts';
import { editorAssets } from './postprocess.ts';

const source = join(import.meta.dirname, '../editor');

export async function buildEditor(folder: string, minify = true): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@content': CONTENT } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: editorAssets,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { input: join(source, 'edit.html'), checks: { bundlerTimings: false } },
      minify,
    },
  });
}

/** Builds the editor with the current content on each request for /edit. */
export function editorWhileDeveloping(): Plugin {
  const folder = join(source, '../.astro/editor');
  return {
    name: 'editor-while-developing',
    configureServer: ({ middlewares }) => {
      middlewares.use('/edit', (_request, _response, next) => void buildEditor(folder, false).then(() => next(), next));
      middlewares.use(sirv(folder, { dev: true }));
    },
  };
}
