import { getCollection, getEntry } from 'astro:content';
import { checkEntry } from '../../shared/check-entry.ts';
import { ContentError } from '../../shared/content-error.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import { type FactTexts, factTexts, fillFacts } from '../../shared/fill-facts.ts';
import { addressesOf, registry } from '../page/registry.ts';
import { type CollectionName, type Content, contentSchemas } from './collections.ts';
import { deadLinks } from './dead-links.ts';
import { defaultLocale } from './locales.ts';
import { numberInWords } from './number-in-words.ts';
import { perLanguage } from './per-language.ts';
import { type Resolved, resolvePictures } from './pictures.ts';
import { sameOrderErrors } from './same-order.ts';
import type { FaultyEntry } from './yaml-loader.ts';

async function rawEntry<Name extends CollectionName>(collection: Name, id: string): Promise<Content<Name>> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new ContentError([`content/${id}.yaml: the file is missing`]);
  const data = entry.data as Content<Name> | FaultyEntry;
  if ('contentErrors' in data) throw new ContentError(data.contentErrors);
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
  const services = numberInWords((await loadServiceSlugs(locale)).length, ui.numbers);
  return {
    ...factTexts(await loadFacts(), ui),
    services,
    // Where a sentence begins with it.
    Services: services.charAt(0).toUpperCase() + services.slice(1),
  };
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
  const file = `content/${id}.yaml`;
  const filled = fillFacts(await rawEntry(collection, id), await loadFactTexts(locale), file);
  const dead = deadLinks(filled, await loadAddresses(locale), file);
  if (dead.length > 0) throw new ContentError(dead);
  // Once more, since facts make texts longer and claims that are null make lists shorter.
  return checkEntry(contentSchemas[collection], filled, file) as Content<Name>;
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
  const errors = sameOrderErrors(
    services.map(({ slug, order }) => ({ file: `content/${locale}/services/${slug}.yaml`, order })),
  );
  if (errors.length > 0) throw new ContentError(errors);
  return services.sort((one, other) => one.order - other.order);
});

/** All services of a language in their order, with their pictures resolved. */
export const loadServices = perLanguage(
  async (locale): Promise<LoadedService[]> => resolvePictures(await loadServiceTexts(locale)),
);
