import type { KindName } from '../content/content-kinds.ts';

/** A list of links: header and phone menu, "Quick Links" in the footer, the last lines of menus and footer, the legal links. */
export type Menu = 'header' | 'quickLinks' | 'more' | 'legal';

export interface RegisteredPage {
  path: `/${string}`;
  content: string;
  collection: KindName;
  listed: boolean;
  /**
   * The picture that other sites show with a link to it: one of its own (its heading and its picture), one of four
   * services, or that of the home page for a page that is not shared.
   */
  share: 'own' | 'services' | 'home';
  menus: readonly Menu[];
  /** Whether it only shows at addresses of others, such as one that leads nowhere. */
  withoutAddress?: true;
  /** The list without which the page is neither listed nor named in menus; it can still be opened. */
  needs?: 'testimonials';
}

type Declared = Pick<RegisteredPage, 'path' | 'collection'> & Partial<RegisteredPage>;

const declared = [
  { path: '/', collection: 'home', content: 'pages/home', menus: ['header', 'quickLinks'] },
  { path: '/about', collection: 'about', menus: ['header', 'quickLinks'] },
  { path: '/services', collection: 'servicesPage', share: 'services', menus: ['header'] },
  { path: '/services/[slug]', collection: 'services', content: 'services/[slug]' },
  { path: '/testimonials', collection: 'testimonialsPage', menus: ['header', 'quickLinks'], needs: 'testimonials' },
  { path: '/contact', collection: 'contact', menus: ['header', 'quickLinks'] },
  { path: '/questions', collection: 'questionsPage', menus: ['more'] },
  { path: '/memory-loss', collection: 'guides', menus: ['more'] },
  { path: '/caregivers', collection: 'guides', menus: ['more'] },
  { path: '/referrals', collection: 'guides', menus: ['more'] },
  { path: '/tour-checklist', collection: 'sheets', menus: ['more'] },
  { path: '/referral-sheet', collection: 'sheets' },
  { path: '/privacy', collection: 'documents', menus: ['legal'] },
  { path: '/accessibility', collection: 'documents', menus: ['legal'] },
  { path: '/thank-you', collection: 'thankYou', listed: false },
  {
    path: '/404',
    collection: 'notFound',
    content: 'pages/not-found',
    listed: false,
    share: 'home',
    withoutAddress: true,
  },
  {
    path: '/tour-request-problem',
    collection: 'problem',
    listed: false,
    share: 'home',
    withoutAddress: true,
  },
  { path: '/staff', collection: 'staffPages', listed: false, share: 'home', withoutAddress: true },
] as const satisfies readonly Declared[];

type Entry = (typeof declared)[number];

/** Every page of the site, in the order of menus and sitemap. `[slug]` is the name of a service. */
export const registry: readonly RegisteredPage[] = declared.map((page) => ({
  content: `pages${page.path}`,
  listed: true,
  share: 'own',
  menus: [],
  ...page,
}));

export type PagePath = Exclude<Entry['path'], `${string}[slug]`>;

export type CollectionAt<Path extends PagePath> = Extract<Entry, { path: Path }>['collection'];

/** Collections whose pages share one route, and the name of its file in `src/pages/[...locale]/`. */
const sharedRoutes = { documents: '[document]', guides: '[guide]', sheets: '[sheet]' } as const;

export type SharedRoute = keyof typeof sharedRoutes;

export type PathIn<Kind extends KindName> = Extract<Entry, { collection: Kind }>['path'];

export function routeFileOf({ path, collection }: Pick<RegisteredPage, 'path' | 'collection'>): string {
  const name = path === '/' ? 'index' : path.slice(1);
  return `${collection in sharedRoutes ? sharedRoutes[collection as SharedRoute] : name}.astro`;
}

export function registeredPage(path: string): RegisteredPage | undefined {
  return registry.find((page) => page.path === path.replace(/^\/services\/[^/]+$/, '/services/[slug]'));
}

/** The addresses of a page of the registry; `slugs` are those of the services. */
export function addressesOf({ path }: Pick<RegisteredPage, 'path'>, slugs: readonly string[]): string[] {
  return path.endsWith('[slug]') ? slugs.map((slug) => path.replace('[slug]', slug)) : [path];
}
