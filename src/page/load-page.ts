import { ContentError } from '../../shared/content-error.ts';
import { localTime } from '../../shared/opening-hours/status.ts';
import { loadEntry, loadFacts, loadServiceTexts, loadTexts } from '../content/load.ts';
import { defaultLocale, type Locale, locales } from '../content/locales.ts';
import { perLanguage } from '../content/per-language.ts';
import { localizedPath } from './addresses.ts';
import type { MenuItem } from './navigation.ts';
import type { PageContext } from './page-context.tsx';
import {
  addressesOf,
  type CollectionAt,
  type PagePath,
  type RegisteredPage,
  registeredPage,
  registry,
} from './registry.ts';

/** Static paths of a page that exists once in every language; the default language has none in its address. */
export function localePaths() {
  return locales.map((locale) => ({ params: { locale: localeParam(locale) } }));
}

/** The address parameter of a language: none for the default one. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}

function localeOf(param: string | undefined): Locale {
  const locale = locales.find((candidate) => candidate === (param ?? defaultLocale));
  if (!locale) throw new Error(`The site is not written in "${param}".`);
  return locale;
}

/** Pages that menus name and search engines list, without those whose list is empty. */
const loadShownPages = perLanguage(async (locale): Promise<RegisteredPage[]> => {
  const { items } = await loadTexts(locale, 'testimonials', 'testimonials');
  const pages: readonly RegisteredPage[] = registry;
  return pages.filter(({ needs }) => needs === undefined || items.length > 0);
});

const loadMenuItems = perLanguage(async (locale): Promise<MenuItem[]> => {
  const pages = await loadShownPages(locale);
  const items = pages.filter(({ menus }) => menus.length > 0).map((page) => menuItemsOf(locale, page));
  return (await Promise.all(items)).flat();
});

/** A page as menus name it, with those of its answers that they name too. */
async function menuItemsOf(locale: Locale, { path, content, collection, menus }: RegisteredPage): Promise<MenuItem[]> {
  const texts = await loadTexts(locale, collection, content);
  if (!('menuLabel' in texts)) {
    const message = `is missing, and src/page/registry.ts puts ${path} into a menu.`;
    throw new ContentError([{ file: `content/${locale}/${content}.yaml`, field: 'menuLabel', message }]);
  }
  const answers = 'groups' in texts ? texts.groups.flatMap(({ items }) => items) : [];
  return [
    { path, label: texts.menuLabel, menus },
    ...answers.flatMap(({ id, menuLabel: label }) => (label ? [{ path: `${path}#${id}`, label, menus }] : [])),
  ];
}

/** Addresses (without language prefix) of the pages of a language that search engines may list. */
export const loadListedPaths = perLanguage(async (locale): Promise<string[]> => {
  const pages = await loadShownPages(locale);
  const slugs = (await loadServiceTexts(locale)).map(({ slug }) => slug);
  return pages.filter(({ listed }) => listed).flatMap((page) => addressesOf(page, slugs));
});

/** What the page at `path` shows, with what its parts may need to know; `param` is the language in its address. */
export async function loadPage<Path extends PagePath>(param: string | undefined, path: Path) {
  const locale = localeOf(param);
  const { collection, content } = registeredPage(path) as RegisteredPage & { collection: CollectionAt<Path> };
  return {
    context: await loadPageContext(locale, path),
    content: await loadEntry(locale, collection, content),
  };
}

/** What every part of a page at `path` (without language prefix) may need to know. */
export async function loadPageContext(locale: Locale, path: string): Promise<PageContext> {
  const facts = await loadFacts();
  const services = await loadServiceTexts(locale);
  const others = locales.filter((candidate) => candidate !== locale);
  return {
    locale,
    path,
    listed: (await loadListedPaths(locale)).includes(path),
    facts,
    ui: await loadTexts(locale, 'interface', 'interface'),
    menuItems: await loadMenuItems(locale),
    services: services.map(({ path, title, shortTitle, category }) => ({ path, title, shortTitle, category })),
    alternates: await Promise.all(
      others.map(async (other) => ({
        locale: other,
        language: (await loadTexts(other, 'interface', 'interface')).language,
        href: localizedPath(other, path),
      })),
    ),
    today: localTime(new Date(), facts.timeZone).date,
  };
}
