import type { TypeName } from '../content/content-types.ts';

/** A list of links: header and phone menu, "Quick Links" in the footer, the last line of both menus and of the footer, the footer alone. */
export type Menu = 'header' | 'quickLinks' | 'more' | 'footer';

export interface RegisteredPage {
  path: `/${string}`;
  content: string;
  type: TypeName;
  listed: boolean;
  /** Ids on the page for links, in addition to those in its content. */
  anchors: readonly string[];
  menus: readonly Menu[];
  /** True if the page has no URL of its own, such as the 404 page. */
  withoutUrl?: true;
}

type Declared = Pick<RegisteredPage, 'path' | 'type'> & Partial<RegisteredPage>;

const declared = [
  { path: '/', type: 'home', content: 'pages/home', menus: ['header', 'quickLinks'] },
  { path: '/about', type: 'about', anchors: ['day'], menus: ['header', 'quickLinks'] },
  { path: '/services', type: 'servicesPage', anchors: ['all', 'fit'], menus: ['header', 'footer'] },
  { path: '/services/[slug]', type: 'services', content: 'services/[slug]' },
  { path: '/testimonials', type: 'testimonialsPage', menus: ['header', 'quickLinks'] },
  {
    path: '/contact',
    type: 'contact',
    menus: ['header', 'quickLinks'],
    anchors: ['tour', 'schedule', 'next', 'contact-details', 'location'],
  },
  { path: '/questions', type: 'questionsPage', menus: ['more'] },
  { path: '/memory-loss', type: 'guides', menus: ['footer'] },
  { path: '/caregivers', type: 'guides', menus: ['footer'] },
  { path: '/referrals', type: 'guides', menus: ['footer'] },
  { path: '/tour-checklist', type: 'tourChecklist', menus: ['footer'] },
  { path: '/privacy', type: 'documents', menus: ['footer'] },
  { path: '/accessibility', type: 'documents', menus: ['footer'] },
  { path: '/thank-you', type: 'thankYou', listed: false },
  { path: '/404', type: 'notFound', content: 'pages/not-found', listed: false, withoutUrl: true },
  { path: '/tour-request-problem', type: 'problem', listed: false, withoutUrl: true },
  { path: '/staff', type: 'staff', content: 'staff', listed: false, withoutUrl: true },
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

export type TypeAt<Path extends PagePath> = Extract<Entry, { path: Path }>['type'];

/** Types whose pages share one route file. */
export type SharedRoute = 'documents' | 'guides';

export type PathIn<Type extends TypeName> = Extract<Entry, { type: Type }>['path'];

export function registeredPage(path: string): RegisteredPage | undefined {
  return registry.find((page) => page.path === path.replace(/^\/services\/[^/]+$/, '/services/[slug]'));
}

/** The paths of a page; `slugs` are those of the services. */
export function pathsOf({ path }: Pick<RegisteredPage, 'path'>, slugs: readonly string[]): string[] {
  return path.endsWith('[slug]') ? slugs.map((slug) => path.replace('[slug]', slug)) : [path];
}

/** The path of the page that shows a content file such as `en/pages/about.yaml`. */
export function pathOfFile(file: string): string | undefined {
  const [, folder, name = ''] = /^[^/]+\/(pages|services)\/(.*)\.yaml$/.exec(file) ?? [];
  if (folder === 'services') return `/services/${name}`;
  return registry.find(({ content }) => content === `${folder}/${name}`)?.path;
}
