import content from 'virtual:content';
import type { Facts } from '../../shared/facts-schema.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { Content, KindName } from './content-kinds.ts';
import type { TestimonialContent } from './entry-schemas.ts';
import { type Resolved, resolvePictures } from './pictures.ts';
import type { Statement } from './statements-schema.ts';

export interface SiteContent {
  languages: string[];
  facts: Record<string, Facts>;
  /** By path below `content/` without ending, such as `en/pages/home`; facts are filled in. */
  entries: Record<string, unknown>;
}

export const listLocales = () => content.languages;

export function hasFile(id: string): boolean {
  return Object.hasOwn(content.entries, id);
}

export function loadFacts(locale: string): Facts {
  return content.facts[locale] as Facts;
}

export function loadStatements(): Statement[] {
  return (content.entries.statements as Content<'statements'>).items;
}

/** The texts of the file `content/<locale>/<name>.yaml`. */
export function loadTexts<Name extends KindName>(locale: string, kind: Name, name: string): Content<Name> {
  const id = `${locale}/${name}`;
  if (!hasFile(id)) throw new Error(`There is no content/${id}.yaml for "${kind}" in src/content/content-kinds.ts.`);
  return content.entries[id] as Content<Name>;
}

export type Loaded<Name extends KindName> = Resolved<Content<Name>>;

export async function loadEntry<Name extends KindName>(
  locale: string,
  kind: Name,
  name: string,
): Promise<Loaded<Name>> {
  return resolvePictures(loadTexts(locale, kind, name));
}

export function loadTestimonials(locale: string): TestimonialContent[] {
  return hasFile(`${locale}/testimonials`) ? loadTexts(locale, 'testimonials', 'testimonials').items : [];
}

export async function loadDay(locale: string): Promise<Loaded<'day'> | undefined> {
  return hasFile(`${locale}/day`) ? loadEntry(locale, 'day', 'day') : undefined;
}

export type Service = Content<'services'> & { slug: string; path: string; locale: string };

export type LoadedService = Resolved<Service>;

/** All services in the order of the default language, each in a language if it has it and else in the default one. */
export function loadServiceTexts(locale: string): Service[] {
  const prefix = `${DEFAULT_LANGUAGE}/services/`;
  const slugs = Object.keys(content.entries).flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
  const serviceIn = (language: string, slug: string): Service => ({
    ...loadTexts(language, 'services', `services/${slug}`),
    slug,
    path: `/services/${slug}`,
    locale: language,
  });
  return slugs
    .map((slug) => serviceIn(DEFAULT_LANGUAGE, slug))
    .sort((one, other) => one.order - other.order)
    .map((service) => (hasFile(`${locale}/services/${service.slug}`) ? serviceIn(locale, service.slug) : service));
}

export async function loadServices(locale: string): Promise<LoadedService[]> {
  return resolvePictures(loadServiceTexts(locale));
}
