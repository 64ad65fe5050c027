import { siteContent } from '#content';
import type { Facts } from '../../shared/facts-schema.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { Content, TypeName } from './content-types.ts';
import type { TestimonialContent } from './entry-schemas.ts';
import { type Resolved, resolvePictures } from './pictures.ts';
import type { Statement } from './statements-schema.ts';

export function getLocales(): readonly string[] {
  return siteContent().languages;
}

export function getFacts(locale: string): Facts {
  return siteContent().facts.get(locale) as Facts;
}

export function getStatements(): Statement[] {
  const statements = siteContent().files.get('statements.yaml')?.content as Content<'statements'> | undefined;
  return statements?.items ?? [];
}

/** Whether there is a file `content/<locale>/<name>.yaml`. */
export function hasTexts(locale: string, name: string): boolean {
  return siteContent().files.has(`${locale}/${name}.yaml`);
}

/** The texts of the file `content/<locale>/<name>.yaml`. */
export function getTexts<Name extends TypeName>(locale: string, type: Name, name: string): Content<Name> {
  const path = `${locale}/${name}.yaml`;
  const file = siteContent().files.get(path);
  if (!file) throw new Error(`There is no content/${path} for "${type}" in src/content/content-types.ts.`);
  return file.content as Content<Name>;
}

export type Loaded<Name extends TypeName> = Resolved<Content<Name>>;

export async function getEntry<Name extends TypeName>(locale: string, type: Name, name: string): Promise<Loaded<Name>> {
  return resolvePictures(getTexts(locale, type, name));
}

export function getTestimonials(locale: string): TestimonialContent[] {
  return hasTexts(locale, 'testimonials') ? getTexts(locale, 'testimonials', 'testimonials').items : [];
}

export async function getDay(locale: string): Promise<Loaded<'day'> | undefined> {
  return hasTexts(locale, 'day') ? getEntry(locale, 'day', 'day') : undefined;
}

export type Service = Content<'services'> & { slug: string; path: string; locale: string };

export type LoadedService = Resolved<Service>;

/** All services in the order of the default language, each translated if there is a translation. */
export function getServiceTexts(locale: string): Service[] {
  const paths = [...siteContent().files.keys()];
  const slugs = paths.flatMap((path) => new RegExp(`^${DEFAULT_LANGUAGE}/services/(.+)\\.yaml$`).exec(path)?.[1] ?? []);
  const serviceIn = (language: string, slug: string): Service => ({
    ...getTexts(language, 'services', `services/${slug}`),
    slug,
    path: `/services/${slug}`,
    locale: language,
  });
  return slugs
    .map((slug) => serviceIn(DEFAULT_LANGUAGE, slug))
    .sort((one, other) => one.order - other.order)
    .map((service) => (hasTexts(locale, `services/${service.slug}`) ? serviceIn(locale, service.slug) : service));
}

export async function getServices(locale: string): Promise<LoadedService[]> {
  return resolvePictures(getServiceTexts(locale));
}
