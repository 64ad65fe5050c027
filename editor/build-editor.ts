import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import sirv from 'sirv';
import { build, type Plugin } from 'vite';
import { CONTENT } from '../content-model/read-content.ts';
import { editorAssets } from '../tooling/postprocess.ts';

const root = join(import.meta.dirname, '..');
const source = import.meta.dirname;

const gitHosts: Record<string, string> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
};

/** Packages for code, map and rich text fields, which the editor does not have. */
const unused = /^(@shikijs|leaflet|svgo|terra-draw|turndown)/;

export async function buildEditor(folder: string, minify = true): Promise<void> {
  const { name, api_root = gitHosts[name] } = JSON.parse(readFileSync(join(source, 'backend.json'), 'utf8'));
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'import.meta.env.GIT_HOST': JSON.stringify(new URL(api_root).origin),
      'import.meta.env.CONTENT_FOLDER': JSON.stringify(relative(root, CONTENT).replaceAll('\\', '/')),
    },
    plugins: [correctedEditor()],
    resolve: { alias: { '@content': CONTENT } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: editorAssets,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: join(source, 'edit.html'), external: unused, checks: { bundlerTimings: false } },
      minify,
    },
  });
}

/** Patches to Sveltia CMS, for which it has no settings. The build fails if its code is no longer like this. */
const corrections: [code: RegExp | string, replacement: string][] = [
  // No third party is asked for fonts, which the page has, or whether GitHub is up. The policy would block it with an error.
  [/src:url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)\s*format\('[^']*'\)/g, "src:local('none')"],
  ['https://www.githubstatus.com/api/v2/status.json', 'data:application/json,{"status":{"indicator":"none"}}'],
  // Phones could not zoom.
  ['`maximum-scale=1`,', ''],
  // All tabs share what it knows of the repository, so that a tab would not see what another one has read or saved.
  [/(entries:\w+,previous:[\w$]+\.current,changedPaths:)\w+/, '$1{has:()=>!0}'],
  // editor/check.ts keeps what others changed. Only the form of a deleted file is left to ask about.
  [/if\((\w+)&&!\w+\)throw Error\(`save_conflict`/, 'if($1&&!$1.entry)throw Error(`save_conflict`'],
  ['If you save now, their changes will be lost.', 'If you save now, what only they changed stays.'],
  // What is wrong is listed below.
  ['There was an error while saving the entry. Please try again later.', 'Nothing was saved. What you typed is kept.'],
  ['{{Processing a file. This may take a while.}}', '{{Your photograph is being made smaller. Wait before you save.}}'],
  ['global_assets:`Global Assets`', 'global_assets:`Photographs`'],
];

function correctedEditor(): Plugin {
  return {
    name: 'corrected-editor',
    transform(code, id) {
      if (!id.endsWith('@sveltia/cms/npm/index.js')) return undefined;
      return corrections.reduce((corrected, [from, to]) => {
        const changed = corrected.replace(from, to);
        if (changed === corrected) throw new Error(`editor/build-editor.ts: Sveltia CMS has no code like ${from}`);
        return changed;
      }, code);
    },
  };
}

/** Builds the editor with the current content on each request for /edit. */
export function editorWhileDeveloping(): Plugin {
  const folder = join(root, '.astro/editor');
  const serve = sirv(folder, { dev: true });
  return {
    name: 'editor-while-developing',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        try {
          if (request.url?.split('?')[0] === '/edit') await buildEditor(folder, false);
        } catch (error) {
          return next(error);
        }
        return serve(request, response, next);
      });
    },
  };
}
