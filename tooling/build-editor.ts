import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { CONTENT } from '../content-model/read-content.ts';
import { editorAssets } from './postprocess.ts';

const source = join(import.meta.dirname, '../editor');
/** The editor with the current content, while developing. */
export const newEditor = join(source, '../.astro/editor');

/** Tests and development use React for developers, whose StrictMode finds renders that change something. */
const inStrictMode = process.env.EDITOR_MODE === 'development';

export async function buildEditor(folder: string, isStrict = inStrictMode): Promise<void> {
  await build({
    root: source,
    configFile: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(isStrict ? 'development' : 'production') },
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@content': CONTENT } },
    plugins: [pictures],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: editorAssets,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: ['edit.html', 'edit-preview.html'].map((name) => join(source, name)),
        checks: { bundlerTimings: false },
      },
      minify: !isStrict,
    },
  });
}

export async function readNewEditor(): Promise<string> {
  await buildEditor(newEditor, true);
  return readFileSync(join(newEditor, 'edit.html'), 'utf8');
}

/** Pictures without Astro: an imported drawing has its address and size, and the preview finds pictures in its own way. */
const pictures: Plugin = {
  name: 'pictures',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './resolve-picture.ts' && importer?.includes('page-data')
      ? join(source, 'preview/resolve-picture.ts')
      : null,
  load(id) {
    const [, width, height] = (id.endsWith('.svg') && /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(id, 'utf8'))) || [];
    return width && `import src from '${id}?url';\nexport default { src, width: ${width}, height: ${height} };`;
  },
};
