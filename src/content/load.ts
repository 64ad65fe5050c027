import { getCollection, getEntry } from 'astro:content';
import { factTexts, fillFacts } from '../../shared/fill-facts.ts';
import { localizedPath } from '../page/addresses.ts';
import type { MenuItem } from '../page/navigation.ts';
import type { PageContext } from '../page/page-context.tsx';
import {
  addressesOf,
  type CollectionAt,
  type PagePath,
  type RegisteredPage,
  registeredPage,
  registry,
} from '../page/registry.ts';
import type { CollectionName, Content } from './collections.ts';
import { defaultLocale, type Locale, locales } from './locales.ts';
import { type Resolved, resolvePictures } from './pictures.ts';

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

async function rawEntry<Name extends CollectionName>(collection: Name, id: string): Promise<Content<Name>> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`The file content/${id}.yaml is missing.`);
  return entry.data as Content<Name>;
}

/** The facts of the business. */
export function loadFacts() {
  return rawEntry('site', 'site');
}

/** One content entry of a language with its facts filled in; `name` is its file below `content/<language>/`. */
export async function loadTexts<Name extends CollectionName>(
  locale: Locale,
  collection: Name,
  name: string,
): Promise<Content<Name>> {
  const id = `${locale}/${name}`;
  const facts = factTexts(await loadFacts(), await rawEntry('interface', `${locale}/interface`));
  return fillFacts(await rawEntry(collection, id), facts, `content/${id}.yaml`);
}

/** One content entry of a language with its facts filled in and its pictures resolved. */
export async function loadEntry<Name extends CollectionName>(
  locale: Locale,
  collection: Name,
  name: string,
): Promise<Resolved<Content<Name>>> {
  return resolvePictures(await loadTexts(locale, collection, name));
}

/** What the page at `path` shows, with what its parts may need to know; `param` is the language in its address. */
export async function loadPage<Path extends PagePath>(param: string | undefined, path: Path) {
  const locale = localeOf(param);
  const { collection, content } = registeredPage(path) as RegisteredPage & { collection: CollectionAt<Path> };
  return {
    context: await loadPageContext(locale, path),
    content: await loadEntry(locale, collection, content),
  };
}

/** A service with its place on the site. */
export type Service = Content<'services'> & { slug: string; path: string };

/** A service with its pictures resolved. */
export type LoadedService = Resolved<Service>;

/** The texts of all services of a language in their order. */
export async function loadServiceTexts(locale: Locale): Promise<Service[]> {
  const folder = `${locale}/services/`;
  const slugs = (await getCollection('services')).flatMap(({ id }) =>
    id.startsWith(folder) ? id.slice(folder.length) : [],
  );
  const services = slugs.map(async (slug) => ({
    ...(await loadTexts(locale, 'services', `services/${slug}`)),
    slug,
    path: `/services/${slug}`,
  }));
  return (await Promise.all(services)).sort((one, other) => one.order - other.order);
}

/** All services of a language in their order, with their pictures resolved. */
export async function loadServices(locale: Locale): Promise<LoadedService[]> {
  return resolvePictures(await loadServiceTexts(locale));
}

/** Addresses (without language prefix) of the pages of a language that search engines may list. */
export async function listedPaths(locale: Locale): Promise<string[]> {
  const slugs = (await loadServiceTexts(locale)).map(({ slug }) => slug);
  return registry.filter(({ listed }) => listed).flatMap((page) => addressesOf(page, slugs));
}

/** A page as menus name it, with those of its answers that they name too. */
async function loadMenuItems(locale: Locale, page: RegisteredPage): Promise<MenuItem[]> {
  const { path, content, collection, menus } = page;
  const texts = await loadTexts(locale, collection, content);
  if (!('menuLabel' in texts)) {
    throw new Error(
      `content/${locale}/${content}.yaml: menuLabel is missing. The registry of pages puts ${path} into a menu.`,
    );
  }
  const answers = 'groups' in texts ? texts.groups.flatMap(({ items }) => items) : [];
  return [
    { path, label: texts.menuLabel, menus },
    ...answers.flatMap(({ id, menuLabel: label }) => (label ? [{ path: `${path}#${id}`, label, menus }] : [])),
  ];
}

/** What every part of a page at `path` (without language prefix) may need to know. */
export async function loadPageContext(locale: Locale, path: string): Promise<PageContext> {
  const services = await loadServiceTexts(locale);
  const others = locales.filter((candidate) => candidate !== locale);
  return {
    locale,
    path,
    facts: await loadFacts(),
    ui: await loadTexts(locale, 'interface', 'interface'),
    menuItems: (
      await Promise.all(registry.filter(({ menus }) => menus.length > 0).map((page) => loadMenuItems(locale, page)))
    ).flat(),
    services: services.map(({ path, title, shortTitle, category }) => ({ path, title, shortTitle, category })),
    alternates: await Promise.all(
      others.map(async (other) => ({
        locale: other,
        language: (await rawEntry('interface', `${other}/interface`)).language,
        href: localizedPath(other, path),
      })),
    ),
    year: new Date().getFullYear(),
  };
}
