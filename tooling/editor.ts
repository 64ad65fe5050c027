import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { listPlaces } from './content/places.ts';
import { editorAssets } from './postprocess.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src/editor');

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Origins that the editor may ask, by the name of its backend. */
const gitHosts: Record<string, string> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
};

export async function buildEditor(folder: string): Promise<void> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', PLACES: JSON.stringify(listPlaces()) },
    oxc: { jsx: { development: false } },
    plugins: [drawingModules(), withoutUnused()],
    resolve: {
      alias: [
        { find: 'virtual:content', replacement: join(source, 'files.ts') },
        { find: /^\.\/pictures\.ts$/, replacement: join(source, 'pictures.ts') },
      ],
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: editorAssets,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: join(source, 'main.ts') },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const styles = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  writeFileSync(join(folder, 'edit.html'), editorPage(`/${script}`, `/${styles}`));
}

/** Gives drawings the shape that Astro gives them. */
function drawingModules(): Plugin {
  return {
    name: 'drawing-modules',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.svg')) return undefined;
      const svg = readFileSync(id, 'utf8');
      const size = (name: string) => Number(new RegExp(`<svg[^>]*\\b${name}="([\\d.]+)`).exec(svg)?.[1]);
      const about = `width: ${size('width')}, height: ${size('height')}`;
      return `import src from ${JSON.stringify(`${id}?url`)}; export default { src, ${about} };`;
    },
  };
}

/** Leaves out the packages of fields that the editor does not have: code, maps and rich text. */
function withoutUnused(): Plugin {
  const empty = '\0unused';
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId: (id) => (/^(@shikijs|leaflet|terra-draw|svgo|turndown)/.test(id) ? empty : undefined),
    load: (id) => (id === empty ? 'export default undefined' : undefined),
    // The package names fonts of a CDN that it carries too, keeps phones from zooming, and lets people try a refusal again.
    transform: (code, id) =>
      id.includes('@sveltia/cms')
        ? code
            .replaceAll(/src:url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)\s*format\('[^']*'\)/g, "src:local('none')")
            .replace('`maximum-scale=1`,', '')
            .replace('There was an error while saving the entry. Please try again later.', 'Nothing was saved:')
        : undefined,
  };
}

function editorPage(script: string, styles: string): string {
  const { name, api_root = gitHosts[name] } = JSON.parse(readFileSync(join(source, 'backend.json'), 'utf8'));
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data: ${new URL(api_root).origin}`,
    "worker-src 'self' blob:",
    'frame-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Website editor</title>
<meta name="preview-styles" content="${styles}">
<script type="module" src="${script}"></script>
</head>
<body></body>
</html>
`;
}

/** Builds the editor with the present content whenever the dev server is asked for it. */
export function editorWhileDeveloping(): Plugin {
  const folder = join(root, '.astro/editor');
  let built: Promise<void> | undefined;
  return {
    name: 'editor-while-developing',
    configureServer: ({ middlewares }) => {
      middlewares.use(async ({ url = '' }, response, next) => {
        const [path = ''] = url.split('?');
        if (path === '/edit') {
          built = buildEditor(folder);
          await built;
        }
        const file = join(folder, path === '/edit' ? 'edit.html' : path);
        if (!built || !/^\/(edit$|_astro\/)/.test(path) || !existsSync(file)) return next();
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
    },
  };
}

if (import.meta.main) await buildEditor(process.argv[2] ?? '');
