import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prefixOf } from '../../shared/language.ts';
import {
  DATA_ID,
  type ProblemProps,
  type ServerViews,
  type StaffProps,
  TITLE,
  VIEW,
} from '../../shared/server-views.ts';
import { escapeHtml } from '../plain-text.ts';
import { readPolicies, serverFolderOf } from './built-site.ts';

export type RenderedPage = { html: string; policy: string };

/** Renders the pages that depend on the request: refused forms and staff pages. */
export interface Views {
  problem(language: string, title: string, props: ProblemProps): Promise<RenderedPage>;
  staff(language: string, title: string, props: StaffProps): Promise<RenderedPage>;
}

/** A built page around a view, with the data for it. */
interface Page {
  html: string;
  data: unknown;
  policy: string;
}

interface Source {
  /** The page at a path such as `/es/staff`. */
  pageAt(path: string): Promise<Page>;
  views(): Promise<ServerViews>;
}

const script = new RegExp(`<script type="application/json" id="${DATA_ID}">(.*?)</script>`, 's');

export function readPage(html: string, policy: string): Page {
  const [whole = '', json = '{}'] = script.exec(html) ?? [];
  return { html: html.replace(whole, ''), data: JSON.parse(json), policy };
}

export function createViews({ pageAt, views }: Source): Views {
  async function render(path: string, title: string, renderView: (views: ServerViews, data: unknown) => string) {
    const [{ html, data, policy }, all] = await Promise.all([pageAt(path), views()]);
    const view = renderView(all, data);
    return { html: html.replaceAll(TITLE, () => escapeHtml(title)).replace(VIEW, () => view), policy };
  }
  return {
    problem: (language, title, props) =>
      render(`${prefixOf(language)}/tour-request-problem`, title, (views, data) => views.problem(data, props)),
    staff: (language, title, props) =>
      render(`${prefixOf(language)}/staff`, title, (views, data) => views.staff(data, props)),
  };
}

/** The views of a built site, loaded when the first one is rendered. */
export function loadViews(siteDir: string): Views {
  const folder = serverFolderOf(siteDir);
  const policyOf = readPolicies(siteDir);
  const pages = new Map<string, Promise<Page>>();
  const load = async (file: string) => readPage(await readFile(join(folder, file), 'utf8'), policyOf(file));
  return createViews({
    pageAt(path) {
      const page = pages.get(path) ?? load(`${path}.html`);
      pages.set(path, page);
      return page;
    },
    views: async () => (await import(pathToFileURL(join(folder, 'views.js')).href)).views,
  });
}
