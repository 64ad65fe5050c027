import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { factTexts, fillFacts } from '../../shared/fill-facts.ts';
import { localizedPath } from '../page/addresses.ts';
import type { PageContext } from '../page/page-context.tsx';
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

/** Language of a page from its address parameter; throws on one the site is not written in. */
export function localeOf(param: string | undefined): Locale {
  const locale = locales.find((candidate) => candidate === (param ?? defaultLocale));
  if (!locale) throw new Error(`The site is not written in "${param}".`);
  return locale;
}

/** One content entry as it stands in its file; throws if the file is missing. */
async function rawEntry<K extends CollectionKey>(collection: K, id: string): Promise<CollectionEntry<K>['data']> {
  const entry = (await getCollection(collection)).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`The file content/${id}.yaml is missing.`);
  return entry.data;
}

/** The facts of the business. */
export function loadFacts() {
  return rawEntry('site', 'site');
}

async function loadFactTexts(locale: Locale) {
  return factTexts(await loadFacts(), await rawEntry('interface', `${locale}/interface`));
}

/** One content entry of a language with its facts filled in and its pictures resolved. */
export async function loadEntry<K extends CollectionKey>(
  locale: Locale,
  collection: K,
  name: string,
): Promise<Resolved<CollectionEntry<K>['data']>> {
  const id = `${locale}/${name}`;
  const data = await rawEntry(collection, id);
  return resolvePictures(fillFacts(data, await loadFactTexts(locale), `content/${id}.yaml`));
}

/** A service with its place on the site. */
export type LoadedService = Resolved<CollectionEntry<'services'>['data']> & { slug: string; path: string };

/** All services of a language in their order. */
export async function loadServices(locale: Locale): Promise<LoadedService[]> {
  const folder = `${locale}/services/`;
  const entries = (await getCollection('services')).filter(({ id }) => id.startsWith(folder));
  const services = await Promise.all(
    entries.map(async ({ id }) => {
      const slug = id.slice(folder.length);
      const service = await loadEntry(locale, 'services', `services/${slug}`);
      return { ...service, slug, path: `/services/${slug}` };
    }),
  );
  return services.sort((one, other) => one.order - other.order);
}

/** What every part of a page at `path` (without language prefix) may need to know. */
export async function loadSiteContext(locale: Locale, path: string): Promise<PageContext> {
  const facts = await loadFacts();
  const ui = fillFacts(
    await rawEntry('interface', `${locale}/interface`),
    await loadFactTexts(locale),
    `content/${locale}/interface.yaml`,
  );
  const services = await loadServices(locale);
  const others = locales.filter((candidate) => candidate !== locale);
  return {
    locale,
    path,
    facts,
    ui,
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
