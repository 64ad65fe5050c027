import { basename, join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const root = join(import.meta.dirname, '..');

/** Pages around a view; the server puts the view in. */
export function isServerPage(path: string): boolean {
  return ['tour-request-problem.html', 'staff.html'].includes(basename(path));
}

/** Builds the views that the server renders into `folder`, as one file with React in it. */
export async function buildServerViews(folder: string): Promise<void> {
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/server-views.tsx',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'views.js' }, checks: { bundlerTimings: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  await build(config);
}
