import { getCollection, getEntry } from 'astro:content';
import { checkEntry } from '../../shared/check-entry.ts';
import { ContentError } from '../../shared/content-error.ts';
import { faultsIn } from '../../shared/content-file.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import { type FactTexts, fillFacts } from '../../shared/fill-facts.ts';
import { addressesOf, registry } from '../page/registry.ts';
import { type CollectionName, type Content, contentSchemas } from './collections.ts';
import { deadLinks } from './dead-links.ts';
import { defaultLocale } from './locales.ts';
import { perLanguage } from './per-language.ts';
import { type Resolved, resolvePictures } from './pictures.ts';
import { sameOrderFaults } from './same-order.ts';
import { siteFactTexts } from './site-fact-texts.ts';
import type { FaultyEntry } from './yaml-loader.ts';

async function rawEntry<Name extends CollectionName>(collection: Name, id: string): Promise<Content<Name>> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new ContentError([{ file: `content/${id}.yaml`, message: 'the file is missing.' }]);
  const data = entry.data as Content<Name> | FaultyEntry;
  if ('contentFaults' in data) throw new ContentError(data.contentFaults);
  return data;
}

/** The facts of the business. */
export function loadFacts(): Promise<Facts> {
  return rawEntry('site', 'site');
}

/** The file names of the services of a language, without endings. */
export const loadServiceSlugs = perLanguage(async (locale) => {
  const folder = `${locale}/services/`;
  const services = await getCollection('services');
  return services.flatMap(({ id }) => (id.startsWith(folder) ? [id.slice(folder.length)] : []));
});

/** What the braces in content stand for in a language. */
const loadFactTexts = perLanguage(async (locale): Promise<FactTexts> => {
  const ui = await rawEntry('interface', `${locale}/interface`);
  return siteFactTexts(await loadFacts(), ui, (await loadServiceSlugs(locale)).length);
});

/** Addresses (without language prefix) that a link may lead to: what a language lacks, the default one has. */
const loadAddresses = perLanguage(async (locale) => {
  const slugs = [...(await loadServiceSlugs(locale)), ...(await loadServiceSlugs(defaultLocale))];
  return registry.flatMap((page) => addressesOf(page, slugs));
});

/** One content entry of a language with its facts filled in; `name` is its file below `content/<language>/`. */
export async function loadTexts<Name extends CollectionName>(
  locale: string,
  collection: Name,
  name: string,
): Promise<Content<Name>> {
  const id = `${locale}/${name}`;
  const faultAt = faultsIn(`content/${id}.yaml`);
  const filled = fillFacts(await rawEntry(collection, id), await loadFactTexts(locale), faultAt);
  const dead = deadLinks(filled, await loadAddresses(locale), faultAt);
  if (dead.length > 0) throw new ContentError(dead);
  // Once more, since facts make texts longer and claims that are null make lists shorter.
  return checkEntry(contentSchemas[collection], filled, faultAt) as Content<Name>;
}

/** One content entry of a language with its facts filled in and its pictures resolved. */
export async function loadEntry<Name extends CollectionName>(
  locale: string,
  collection: Name,
  name: string,
): Promise<Resolved<Content<Name>>> {
  return resolvePictures(await loadTexts(locale, collection, name));
}

/** A service with its place on the site. */
export type Service = Content<'services'> & { slug: string; path: string };

/** A service with its pictures resolved. */
export type LoadedService = Resolved<Service>;

/** The texts of all services of a language in their order. */
export const loadServiceTexts = perLanguage(async (locale): Promise<Service[]> => {
  const slugs = await loadServiceSlugs(locale);
  const services = await Promise.all(
    slugs.map(async (slug) => ({
      ...(await loadTexts(locale, 'services', `services/${slug}`)),
      slug,
      path: `/services/${slug}`,
    })),
  );
  const faults = sameOrderFaults(
    services.map(({ slug, order }) => {
      const file = `content/${locale}/services/${slug}.yaml`;
      return { file, order, faultAt: faultsIn(file) };
    }),
  );
  if (faults.length > 0) throw new ContentError(faults);
  return services.sort((one, other) => one.order - other.order);
});

/** All services of a language in their order, with their pictures resolved. */
export const loadServices = perLanguage(
  async (locale): Promise<LoadedService[]> => resolvePictures(await loadServiceTexts(locale)),
);
