import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { serverFolderOf } from '../server/http/built-site.ts';
import { addressLine } from '../shared/content/facts.ts';
import { readContent } from '../shared/content/read-content.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { telHref } from '../shared/phone.ts';
import { cssModules } from './class-names.ts';
import { buildEditor } from './editor.ts';
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

/** Builds the views that the server renders into `folder`, as one file with React in it. */
async function buildServerViews(folder: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { modules: cssModules },
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
  });
}

/** The page that a proxy shows while the server does not answer: in every language, without any other file. */
function outagePage(): string {
  const { facts, languages } = readContent();
  const call = `<a href="${telHref(facts)}">${escapeHtml(facts.phone)}</a>`;
  const parts = [...languages].map(([language, { problems, hours }]) => {
    const { heading, explanation } = problems.unavailable;
    const text = escapeHtml(explanation).replaceAll(escapeHtml(facts.phone), call);
    return `<section lang="${language}"><h1>${escapeHtml(heading)}</h1><p>${text}<p>${escapeHtml(hours)}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(facts.name)}</title>
<style>
body { max-width: 36rem; margin: 2rem auto; padding: 0 1.25rem; font: 1.25rem/1.6 system-ui, sans-serif; color: #2b2320; background: #fbf7ef }
h1 { font-size: 1.75rem; line-height: 1.25 }
a { color: #174836; font-weight: bold }
</style>
<p><b>${escapeHtml(facts.name)}</b><br>${escapeHtml(addressLine(facts))}
${parts.join('\n')}
`;
}

function replaceFolder(folder: string, next: string): void {
  const old = `${next}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}
