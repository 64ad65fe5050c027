import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { faultsIn } from '../../shared/content-file.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import { type FactTexts, fillFacts } from '../../shared/fill-facts.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { readFactsIn } from '../../shared/read-facts.ts';
import { listLanguages } from '../../shared/read-languages.ts';
import { readYaml } from '../../shared/read-yaml.ts';
import { type CollectionName, type Content, contentSchemas } from './collections.ts';
import type { TestimonialContent } from './entry-schemas.ts';
import { perLanguage } from './per-language.ts';
import { type Resolved, resolvePictures } from './pictures.ts';
import { siteFactTexts } from './site-fact-texts.ts';

const folder = 'content';

/** Languages the site is written in, the default one first. */
export const listLocales = () => listLanguages(folder);

/** What was read last, with the text that said so: a file whose text changes while developing is read anew. */
const known = new Map<string, { text: string; entry: unknown }>();

async function rawEntry<Name extends CollectionName>(collection: Name, id: string): Promise<Content<Name>> {
  const text = hasFile(id) ? readFileSync(pathOf(id), 'utf8') : '';
  let read = known.get(id);
  if (read?.text !== text) {
    read = { text, entry: readYaml(folder, `${id}.yaml`, contentSchemas[collection]) };
    known.set(id, read);
  }
  return read.entry as Content<Name>;
}

function pathOf(id: string): string {
  return `${folder}/${id}.yaml`;
}

/** Whether there is a file `content/<id>.yaml`. */
export function hasFile(id: string): boolean {
  return existsSync(pathOf(id));
}

/** The facts of the business, as a language says them. */
export const loadFacts = perLanguage(async (locale): Promise<Facts> => {
  return readFactsIn(locale, await rawEntry('site', 'site'), folder);
});

/** The testimonials of a language; none where it has no file of them. */
export async function loadTestimonials(locale: string): Promise<TestimonialContent[]> {
  if (!hasFile(`${locale}/testimonials`)) return [];
  return (await loadTexts(locale, 'testimonials', 'testimonials')).items;
}

/** The file names of the services that a language has, without endings. */
function listServices(locale: string): string[] {
  return globSync(`${locale}/services/*.yaml`, { cwd: folder }).map((file) => basename(file, '.yaml'));
}

/** What the braces in content stand for in a language. */
const loadFactTexts = perLanguage(async (locale): Promise<FactTexts> => {
  const ui = await rawEntry('interface', `${locale}/interface`);
  return siteFactTexts(await loadFacts(locale), ui, listServices(DEFAULT_LANGUAGE).length);
});

/** One content entry of a language with its facts filled in; `name` is its file below `content/<language>/`. */
export async function loadTexts<Name extends CollectionName>(
  locale: string,
  collection: Name,
  name: string,
): Promise<Content<Name>> {
  const id = `${locale}/${name}`;
  return fillFacts(await rawEntry(collection, id), await loadFactTexts(locale), faultsIn(pathOf(id)));
}

/** A content entry of a page: its facts filled in and its pictures resolved. */
export type Loaded<Name extends CollectionName> = Resolved<Content<Name>>;

/** One content entry of a language with its facts filled in and its pictures resolved. */
export async function loadEntry<Name extends CollectionName>(
  locale: string,
  collection: Name,
  name: string,
): Promise<Loaded<Name>> {
  return resolvePictures(await loadTexts(locale, collection, name));
}

/** A day at the center in a language; undefined where it has no file of it. */
export async function loadDay(locale: string): Promise<Loaded<'day'> | undefined> {
  return hasFile(`${locale}/day`) ? loadEntry(locale, 'day', 'day') : undefined;
}

/** A service with its place on the site, and the language of its words. */
export type Service = Content<'services'> & { slug: string; path: string; locale: string };

/** A service with its pictures resolved. */
export type LoadedService = Resolved<Service>;

/** The texts of the services that a language has, in their order. */
const loadOwnServiceTexts = perLanguage(async (locale): Promise<Service[]> => {
  const services = await Promise.all(
    listServices(locale).map(async (slug) => ({
      ...(await loadTexts(locale, 'services', `services/${slug}`)),
      slug,
      path: `/services/${slug}`,
      locale,
    })),
  );
  return services.sort((one, other) => one.order - other.order);
});

/** The texts of all services in the order of the default language, each in a language if it has it and else in the default one. */
export const loadServiceTexts = perLanguage(async (locale): Promise<Service[]> => {
  const services = await loadOwnServiceTexts(DEFAULT_LANGUAGE);
  const own = locale === DEFAULT_LANGUAGE ? services : await loadOwnServiceTexts(locale);
  return services.map((service) => own.find(({ slug }) => slug === service.slug) ?? service);
});

/** The services of `loadServiceTexts`, with their pictures resolved. */
export const loadServices = perLanguage(
  async (locale): Promise<LoadedService[]> => resolvePictures(await loadServiceTexts(locale)),
);
