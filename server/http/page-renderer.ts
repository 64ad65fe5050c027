import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prefixOf } from '../../shared/language.ts';
import { DATA_ID, type ServerViewProps, type ServerViews, TITLE, VIEW } from '../../shared/server-pages.ts';
import { escapeHtml } from '../plain-text.ts';
import { cleanPath, listPaths, serverFolderOf } from './built-site.ts';

/** The built page around each view. */
const PATHS = { problem: '/tour-request-problem', staff: '/staff' };

/** A built page around a view, with the data for it. */
interface Page {
  html: string;
  data: unknown;
}

interface Source {
  /** The page at a path such as `/es/staff`. */
  pageAt(path: string): Promise<Page>;
  views(): Promise<ServerViews>;
}

const PLACEHOLDERS = new RegExp(`${TITLE}|${VIEW}`, 'g');
const script = new RegExp(`<script type="application/json" id="${DATA_ID}">(.*?)</script>`, 's');

export function readPage(html: string): Page {
  const [whole = '', json = '{}'] = script.exec(html) ?? [];
  return { html: html.replace(whole, ''), data: JSON.parse(json) };
}

export type RenderPage = ReturnType<typeof createPageRenderer>;

/** Returns a function that renders a page which depends on the request: a refused form or a staff page. */
export function createPageRenderer({ pageAt, views }: Source) {
  return async <Name extends keyof ServerViewProps>(
    name: Name,
    language: string,
    title: string,
    props: ServerViewProps[Name],
  ): Promise<string> => {
    const [{ html, data }, all] = await Promise.all([pageAt(prefixOf(language) + PATHS[name]), views()]);
    const view = all[name](data, props);
    // In one pass, since a title or a view can contain what looks like a placeholder.
    return html.replace(PLACEHOLDERS, (placeholder) => (placeholder === VIEW ? view : escapeHtml(title)));
  };
}

/** Renders with the pages of a built site, kept in memory, so that a new build cannot break a running server. */
export function loadPageRenderer(siteDir: string): RenderPage {
  const folder = serverFolderOf(siteDir);
  const paths = listPaths(folder).filter((path) => path.endsWith('.html'));
  const pages = new Map(paths.map((path) => [cleanPath(path), readPage(readFileSync(join(folder, path), 'utf8'))]));
  const views = join(folder, 'views.js');
  // Node would not read a path again.
  const version = statSync(views, { throwIfNoEntry: false })?.mtimeMs;
  const loaded: Promise<{ views: ServerViews }> = import(`${pathToFileURL(views).href}?${version}`);
  // If they are missing, rendering fails later.
  loaded.catch(() => {});
  return createPageRenderer({
    async pageAt(path) {
      const page = pages.get(path);
      if (!page) throw new Error(`${folder} has no page ${path}`);
      return page;
    },
    views: async () => (await loaded).views,
  });
}
