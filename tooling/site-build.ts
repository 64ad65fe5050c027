import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { serverFolderOf } from '../server/http/built-site.ts';
import { buildServerViews } from './build-server-views.ts';
import { buildEditor } from './editor.ts';
import { outagePage } from './outage-page.ts';
import { postprocess } from './postprocess.ts';

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
        if (process.env.EDITOR === 'on') await buildEditor(next);
        await buildServerViews(serverFolderOf(next));
        console.log(await postprocess(next));
        writeFileSync(join(serverFolderOf(next), 'outage.html'), outagePage());
        // The server's pages name files of the same build.
        replaceFolder(serverFolderOf(site), serverFolderOf(next));
        replaceFolder(site, next);
      },
    },
  };
}

function replaceFolder(folder: string, next: string): void {
  const old = `${next}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}
