import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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
import { replaceFolder } from './run-build.ts';
import { shortNames } from './short-names.ts';
import { describeVersion } from './version.ts';

/** Adds the editor and the server's views to the site that Astro built, finishes its files, and only then replaces the last build. */
export function siteBuild(): AstroIntegration {
  let site = '';
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        site = fileURLToPath(config.outDir).replace(/[\\/]$/, '');
        const next = fileURLToPath(new URL(`.astro/next-${process.pid}`, config.root));
        process.once('exit', () => {
          for (const left of [next, serverFolderOf(next)]) rmSync(left, { recursive: true, force: true });
        });
        updateConfig({ outDir: pathToFileURL(`${next}/`) });
      },
      'astro:build:done': async ({ dir }) => {
        const next = fileURLToPath(dir).replace(/[\\/]$/, '');
        if (!process.env.WITHOUT_EDITOR) await buildEditor(next);
        await buildServerViews(serverFolderOf(next));
        // Astro builds React for browsers whether or not a page loads it.
        for (const react of globSync('_astro/client.*.js', { cwd: next })) rmSync(join(next, react));
        console.log(await postprocess(next));
        const version = describeVersion();
        const content = serverContent(globalThis.checkedContent, version.time);
        writeFileSync(join(serverFolderOf(next), CONTENT_FILE), JSON.stringify(content));
        writeFileSync(join(serverFolderOf(next), 'outage.html'), withPolicy(outagePage(content)));
        writeFileSync(join(serverFolderOf(next), 'site.caddy'), caddySite(content.facts.url));
        writeFileSync(
          join(next, VERSION_FILE),
          `${JSON.stringify({ ...version, until: nextChange(globalThis.checkedContent) }, null, 1)}\n`,
        );
        // The server's pages name files of the same build.
        replaceFolder(serverFolderOf(site), serverFolderOf(next));
        replaceFolder(site, next);
      },
    },
  };
}

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
