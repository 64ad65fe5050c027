import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { nextChange } from '../content-model/next-change.ts';
import { serverContent } from '../content-model/server-content.ts';
import { CONTENT_FILE, serverFolderOf, VERSION_FILE } from '../server/http/built-site.ts';
import { buildEditor } from './build-editor.ts';
import { withPolicy } from './content-security-policy.ts';
import { caddySite } from './headers.ts';
import { outagePage } from './outage-page.ts';
import { postprocess } from './postprocess.ts';
import { shortNames } from './short-names.ts';
import { describeVersion } from './version.ts';

/** Adds the editor and the server's views to the site that Astro built, and finishes its files. */
export const siteBuild = (): AstroIntegration => ({
  name: 'site-build',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const site = fileURLToPath(dir).replace(/[\\/]$/, '');
      const server = serverFolderOf(site);
      if (!process.env.WITHOUT_EDITOR) await buildEditor(site);
      await buildServerViews(server);
      // Astro builds React for browsers whether or not a page loads it.
      for (const react of globSync('_astro/client.*.js', { cwd: site })) rmSync(join(site, react));
      console.log(await postprocess(site));
      const version = describeVersion();
      const content = serverContent(globalThis.checkedContent, version.time);
      writeFileSync(join(server, CONTENT_FILE), JSON.stringify(content));
      writeFileSync(join(server, 'outage.html'), withPolicy(outagePage(content)));
      writeFileSync(join(server, 'site.caddy'), caddySite(content.facts.url));
      const until = nextChange(globalThis.checkedContent);
      writeFileSync(join(site, VERSION_FILE), `${JSON.stringify({ ...version, until }, null, 1)}\n`);
    },
  },
});

/** Builds the views that the server renders into `folder`, as one file with React in it. */
async function buildServerViews(folder: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: shortNames,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/server-pages/views.tsx',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'views.js' }, checks: { bundlerTimings: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}
