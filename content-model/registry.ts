import type { TypeName } from './content-types.ts';

/** `header` includes the phone menu, `quickLinks` and `footer` are in the footer, and `more` is the last line of the menus. */
export type Menu = 'header' | 'quickLinks' | 'more' | 'footer';

export interface RegisteredPage {
  path: string;
  /** Type of its file, which has the label of the page in menus. */
  type: TypeName;
  /** The name of that file without its language, if it is not `pages/<path>`. */
  file?: string;
  menus: readonly Menu[];
  /** Left out of the sitemap and of search engines. */
  unlisted?: true;
  /** The server answers with it, so nothing links to it. */
  isAnswer?: true;
}

/** All pages in the order of menus and sitemap. `[slug]` is the name of a service. */
export const registry: readonly RegisteredPage[] = [
  { path: '/', type: 'home', menus: ['header', 'quickLinks'] },
  { path: '/about', type: 'about', menus: ['header', 'quickLinks'] },
  { path: '/services', type: 'servicesPage', menus: ['header'] },
  { path: '/services/[slug]', type: 'services', menus: [] },
  { path: '/testimonials', type: 'testimonialsPage', menus: ['header', 'quickLinks'] },
  { path: '/contact', type: 'contact', menus: ['header', 'quickLinks'] },
  { path: '/questions', type: 'questionsPage', menus: ['more'] },
  { path: '/memory-loss', type: 'guides', menus: ['footer'] },
  { path: '/caregivers', type: 'guides', menus: ['footer'] },
  { path: '/referrals', type: 'guides', menus: ['more', 'footer'] },
  { path: '/tour-checklist', type: 'guides', menus: ['footer'] },
  { path: '/privacy', type: 'documents', menus: ['footer'] },
  { path: '/accessibility', type: 'documents', menus: ['footer'] },
  { path: '/thank-you', type: 'thankYou', menus: [], unlisted: true },
  { path: '/404', type: 'notFound', file: 'pages/not-found', menus: [], isAnswer: true },
  { path: '/tour-request-problem', type: 'problem', menus: [], isAnswer: true },
  { path: '/staff', type: 'staff', file: 'staff', menus: [], isAnswer: true },
];

/** The name of the content file of a page, without its language. */
export function fileOf(path: string): string {
  if (path.startsWith('/services/')) return path.slice(1);
  const { file } = registry.find((page) => page.path === path) ?? {};
  return file ?? (path === '/' ? 'pages/home' : `pages${path}`);
}

/** The page that a content file such as `en/pages/about.yaml` is about. */
export function pageOfFile(file: string): RegisteredPage | undefined {
  const name = file.replace(/^[^/]+\/|\.yaml$/g, '');
  if (!name.startsWith('services/')) return registry.find(({ path }) => fileOf(path) === name);
  const service = registry.find(({ type }) => type === 'services');
  return service && { ...service, path: `/${name}` };
}

/** The path of that page, if it has one to which pages can link. */
export function pathOfFile(file: string): string | undefined {
  const page = pageOfFile(file);
  return page?.isAnswer ? undefined : page?.path;
}
