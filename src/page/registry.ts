import type { KindName } from '../content/content-kinds.ts';

/** A list of links: header and phone menu, "Quick Links" in the footer, the last lines of both menus, the last lines of the footer. */
export type Menu = 'header' | 'quickLinks' | 'more' | 'footer';

export interface RegisteredPage {
  path: `/${string}`;
  content: string;
  kind: KindName;
  listed: boolean;
  /** Ids on the page that links may name, besides those in its content. */
  anchors: readonly string[];
  menus: readonly Menu[];
  /** Whether the server shows it at other addresses, such as a wrong one. */
  withoutAddress?: true;
  /** The list without which the page is neither listed nor named in menus; it can still be opened. */
  needs?: 'testimonials';
}

type Declared = Pick<RegisteredPage, 'path' | 'kind'> & Partial<RegisteredPage>;

const declared = [
  { path: '/', kind: 'home', content: 'pages/home', menus: ['header', 'quickLinks'] },
  { path: '/about', kind: 'about', anchors: ['day'], menus: ['header', 'quickLinks'] },
  { path: '/services', kind: 'servicesPage', anchors: ['all', 'fit'], menus: ['header', 'footer'] },
  { path: '/services/[slug]', kind: 'services', content: 'services/[slug]' },
  { path: '/testimonials', kind: 'testimonialsPage', menus: ['header', 'quickLinks'], needs: 'testimonials' },
  {
    path: '/contact',
    kind: 'contact',
    menus: ['header', 'quickLinks'],
    anchors: ['tour', 'schedule', 'next', 'contact-details', 'location'],
  },
  { path: '/questions', kind: 'questionsPage', menus: ['more'] },
  { path: '/memory-loss', kind: 'guides', menus: ['more'] },
  { path: '/caregivers', kind: 'guides', menus: ['more'] },
  { path: '/referrals', kind: 'guides', menus: ['more'] },
  { path: '/tour-checklist', kind: 'sheets', menus: ['more'] },
  { path: '/referral-sheet', kind: 'sheets' },
  { path: '/privacy', kind: 'documents', menus: ['footer'] },
  { path: '/accessibility', kind: 'documents', menus: ['footer'] },
  { path: '/thank-you', kind: 'thankYou', listed: false },
  { path: '/404', kind: 'notFound', content: 'pages/not-found', listed: false, withoutAddress: true },
  { path: '/tour-request-problem', kind: 'problem', listed: false, withoutAddress: true },
  { path: '/staff', kind: 'staffPages', listed: false, withoutAddress: true },
] as const satisfies readonly Declared[];

type Entry = (typeof declared)[number];

/** Every page of the site, in the order of menus and sitemap. `[slug]` is the name of a service. */
export const registry: readonly RegisteredPage[] = declared.map((page) => ({
  content: `pages${page.path}`,
  listed: true,
  anchors: [],
  menus: [],
  ...page,
}));

export type PagePath = Exclude<Entry['path'], `${string}[slug]`>;

export type KindAt<Path extends PagePath> = Extract<Entry, { path: Path }>['kind'];

/** Kinds whose pages share one route, and the name of its file in `src/pages/[...locale]/`. */
const sharedRoutes = { documents: '[document]', guides: '[guide]', sheets: '[sheet]' } as const;

export type SharedRoute = keyof typeof sharedRoutes;

export type PathIn<Kind extends KindName> = Extract<Entry, { kind: Kind }>['path'];

export function routeFileOf({ path, kind }: Pick<RegisteredPage, 'path' | 'kind'>): string {
  const name = path === '/' ? 'index' : path.slice(1);
  return `${kind in sharedRoutes ? sharedRoutes[kind as SharedRoute] : name}.astro`;
}

export function registeredPage(path: string): RegisteredPage | undefined {
  return registry.find((page) => page.path === path.replace(/^\/services\/[^/]+$/, '/services/[slug]'));
}

/** The addresses of a page of the registry; `slugs` are those of the services. */
export function addressesOf({ path }: Pick<RegisteredPage, 'path'>, slugs: readonly string[]): string[] {
  return path.endsWith('[slug]') ? slugs.map((slug) => path.replace('[slug]', slug)) : [path];
}

/** The address of the page that a content file such as `en/pages/about.yaml` is for. */
export function pathOfFile(file: string): string | undefined {
  const [, folder, name = ''] = /^[^/]+\/(pages|services)\/(.*)\.yaml$/.exec(file) ?? [];
  if (folder === 'services') return `/services/${name}`;
  return registry.find(({ content }) => content === `${folder}/${name}`)?.path;
}
