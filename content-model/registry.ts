import type { TypeName } from './content-types.ts';

/** `header` includes the phone menu, `quickLinks` and `footer` are in the footer, and `more` is the last line of the menus. */
export type Menu = 'header' | 'quickLinks' | 'more' | 'footer';

export interface RegisteredPage {
  path: string;
  /** Type of its file `pages/<path>.yaml`, which has the label of the page in menus. */
  type: TypeName;
  menus: readonly Menu[];
  /** Left out of the sitemap and of search engines. */
  unlisted?: true;
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
];

/** The name of the content file of a page, without its language. */
export function fileOf(path: string): string {
  return path === '/' ? 'pages/home' : `pages${path}`;
}

/** The path of the page that shows a content file such as `en/pages/about.yaml`. */
export function pathOfFile(file: string): string | undefined {
  const [, folder, name = ''] = /^[^/]+\/(pages|services)\/(.*)\.yaml$/.exec(file) ?? [];
  if (folder === 'services') return `/services/${name}`;
  return registry.find(({ path }) => fileOf(path) === `${folder}/${name}`)?.path;
}
