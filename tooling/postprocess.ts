import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listPaths, serverFolderOf } from '../server/http/built-site.ts';
import { forbiddenAttributes, withPolicy } from './content-security-policy.ts';
import { staticHeaders, staticRedirects } from './headers.ts';
import { withoutUnusedStyles } from './unused-styles.ts';

const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|vcf|ico)$/;
// A smaller file fits in one packet uncompressed.
const WORTH_COMPRESSING = 256;
// One that imports a file stays as it is.
const INLINE_MODULE = /<script type="module">(?!import\b)((?:(?!<\/script>).)+)<\/script>/gs;
export const editorAssets = '_astro/edit';

/** Pages around a view; the server puts the view in. */
const isServerPage = (path: string) => ['tour-request-problem.html', 'staff.html'].includes(basename(path));

/** Completes a built site: checks its pages, moves the server's pages aside, compresses, and writes headers. */
export async function postprocess(dir: string): Promise<string> {
  const paths = listPaths(dir);
  const pages = paths.filter((path) => path.endsWith('.html'));
  const read = (path: string) => readFileSync(join(dir, path), 'utf8');
  const forbidden = pages.flatMap((path) =>
    forbiddenAttributes(read(path)).map((attribute) => `  ${path}: ${attribute}`),
  );
  if (forbidden.length > 0)
    throw new Error(
      `These attributes are blocked by the site's Content-Security-Policy. Put styles into a CSS module and behavior into a script:\n${forbidden.join('\n')}`,
    );
  const scripts = paths.filter((path) => path.endsWith('.js') && !path.startsWith(`/${editorAssets}`));
  const files = scripts.map(read).join('\n');
  for (const path of pages) {
    // React separates texts with comments for hydration, which no page does.
    const page = read(path).replaceAll('<!-- -->', '');
    // A view brings elements that the page does not have yet.
    const isWhole = !isServerPage(path) && !path.startsWith('/edit');
    const styled = isWhole ? await withoutUnusedStyles(page, files) : page;
    writeFileSync(join(dir, path), withPolicy(withOneModule(styled)));
  }
  const serverDir = serverFolderOf(dir);
  for (const path of pages.filter(isServerPage)) {
    mkdirSync(dirname(join(serverDir, path)), { recursive: true });
    renameSync(join(dir, path), join(serverDir, path));
  }
  const siteFiles = paths.filter((path) => !isServerPage(path));
  await Promise.all(siteFiles.map((path) => compress(join(dir, path))));
  mkdirSync(serverDir, { recursive: true });
  writeFileSync(join(dir, '_headers'), staticHeaders());
  writeFileSync(join(dir, '_redirects'), staticRedirects(siteFiles.filter((path) => path.endsWith('.html'))));
  return `${siteFiles.length} files are finished, with their headers and compressed forms.`;
}

/** Joins the scripts of a page, each of which would need its hash in the policy. The names of each stay its own. */
function withOneModule(page: string): string {
  const modules = [...page.matchAll(INLINE_MODULE)];
  const joined = modules.map(([, text]) => `(()=>{${text}})();`).join('');
  return page.replace(INLINE_MODULE, (_module, _text, at) =>
    at === modules.at(-1)?.index ? `<script type="module">${joined}</script>` : '',
  );
}

async function compress(file: string) {
  if (!COMPRESSIBLE.test(file)) return;
  const content = readFileSync(file);
  if (content.length < WORTH_COMPRESSING) return;
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, smaller] = await Promise.all([
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(content, { params: parameters }),
  ]);
  // A picture inside an .ico file is compressed already.
  if (small.length < content.length) writeFileSync(`${file}.gz`, small);
  if (smaller.length < content.length) writeFileSync(`${file}.br`, smaller);
}
