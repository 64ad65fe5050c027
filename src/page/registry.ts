import type { CollectionName } from '../content/collections.ts';

/** A list of links: header and phone menu, "Quick Links" in the footer, the last lines of menus and footer, the legal links. */
export type Menu = 'header' | 'quickLinks' | 'more' | 'legal';

/** What the site has to know of a page beside its content. */
export interface RegisteredPage {
  /** Address without language prefix; its file in `src/pages/[...locale]/` has the same name, `index.astro` for `/`. */
  path: `/${string}`;
  /** Its file in `content/<language>/`, without the ending. */
  content: string;
  /** The kind of content that the file holds. */
  collection: CollectionName;
  /** Whether search engines may list it. */
  listed: boolean;
  /**
   * The picture that other sites show with a link to it: one of its own (its heading and its picture), one of four
   * services, or that of the home page for a page that nobody passes on.
   */
  share: 'own' | 'services' | 'home';
  /** The menus that name it, by the `menuLabel` of its content. */
  menus: readonly Menu[];
  /** Whether every language has to have it. */
  inEveryLanguage?: true;
  /** Whether it only shows at addresses of others, such as one that leads nowhere. */
  withoutAddress?: true;
  /** The list without which the page is neither listed nor named in menus; it can still be opened. */
  needs?: 'testimonials';
}

/** Every page of the site, in the order of menus and sitemap. `[slug]` stands for each service. */
export const registry = [
  {
    path: '/',
    content: 'pages/home',
    collection: 'home',
    listed: true,
    share: 'own',
    menus: ['header', 'quickLinks'],
    inEveryLanguage: true,
  },
  {
    path: '/about',
    content: 'pages/about',
    collection: 'about',
    listed: true,
    share: 'own',
    menus: ['header', 'quickLinks'],
  },
  {
    path: '/services',
    content: 'pages/services',
    collection: 'servicesPage',
    listed: true,
    share: 'services',
    menus: ['header'],
  },
  {
    path: '/services/[slug]',
    content: 'services/[slug]',
    collection: 'services',
    listed: true,
    share: 'own',
    menus: [],
  },
  {
    path: '/testimonials',
    content: 'pages/testimonials',
    collection: 'testimonialsPage',
    listed: true,
    share: 'own',
    menus: ['header', 'quickLinks'],
    needs: 'testimonials',
  },
  {
    path: '/contact',
    content: 'pages/contact',
    collection: 'contact',
    listed: true,
    share: 'own',
    menus: ['header', 'quickLinks'],
    inEveryLanguage: true,
  },
  {
    path: '/questions',
    content: 'pages/questions',
    collection: 'questionsPage',
    listed: true,
    share: 'own',
    menus: ['more'],
  },
  {
    path: '/caregivers',
    content: 'pages/caregivers',
    collection: 'guides',
    listed: true,
    share: 'own',
    menus: ['more'],
  },
  {
    path: '/referrals',
    content: 'pages/referrals',
    collection: 'guides',
    listed: true,
    share: 'own',
    menus: ['more'],
  },
  {
    path: '/tour-checklist',
    content: 'pages/tour-checklist',
    collection: 'tourChecklist',
    listed: true,
    share: 'own',
    menus: ['more'],
  },
  {
    path: '/privacy',
    content: 'pages/privacy',
    collection: 'documents',
    listed: true,
    share: 'own',
    menus: ['legal'],
  },
  {
    path: '/accessibility',
    content: 'pages/accessibility',
    collection: 'documents',
    listed: true,
    share: 'own',
    menus: ['legal'],
  },
  {
    path: '/thank-you',
    content: 'pages/thank-you',
    collection: 'thankYou',
    listed: false,
    share: 'own',
    menus: [],
    inEveryLanguage: true,
  },
  {
    path: '/404',
    content: 'pages/not-found',
    collection: 'notFound',
    listed: false,
    share: 'home',
    menus: [],
    inEveryLanguage: true,
    withoutAddress: true,
  },
  {
    path: '/tour-request-problem',
    content: 'pages/tour-request-problem',
    collection: 'problem',
    listed: false,
    share: 'home',
    menus: [],
    inEveryLanguage: true,
    withoutAddress: true,
  },
  {
    path: '/staff',
    content: 'pages/staff',
    collection: 'staff',
    listed: false,
    share: 'home',
    menus: [],
    withoutAddress: true,
  },
] as const satisfies readonly RegisteredPage[];

type Entry = (typeof registry)[number];

/** Address of a page of which there is one in every language. */
export type PagePath = Exclude<Entry['path'], `${string}[slug]`>;

/** The kind of content of the page at an address. */
export type CollectionAt<Path extends PagePath> = Extract<Entry, { path: Path }>['collection'];

/** The page at an address (without language prefix), or undefined where the registry has none. */
export function registeredPage(path: string): RegisteredPage | undefined {
  const pages: readonly RegisteredPage[] = registry;
  return pages.find((page) => page.path === path.replace(/^\/services\/[^/]+$/, '/services/[slug]'));
}

/** The addresses a page of the registry stands for; `slugs` are those of the services. */
export function addressesOf({ path }: Pick<RegisteredPage, 'path'>, slugs: readonly string[]): string[] {
  return path.endsWith('[slug]') ? slugs.map((slug) => path.replace('[slug]', slug)) : [path];
}
