import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { build, type Plugin } from 'vite';
import { CONTENT } from '../content-model/read-content.ts';
import { editorAssets } from './postprocess.ts';

const source = join(import.meta.dirname, '../editor');
/** The editor with the current content, while developing. */
const built = join(source, '../.astro/editor');

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

export async function readNewEditor(): Promise<string> {
  await buildEditor(built, false);
  return readFileSync(join(built, 'edit.html'), 'utf8');
}

/** Builds the editor with the current content on each request for /edit. */
export function editorWhileDeveloping(): Plugin {
  return {
    name: 'editor-while-developing',
    configureServer: ({ middlewares }) => {
      middlewares.use('/edit', (_request, _response, next) => void readNewEditor().then(() => next(), next));
      middlewares.use(sirv(built, { dev: true }));
    },
  };
}
