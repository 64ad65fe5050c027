import { withoutErrors } from '../../content-model/content-error.ts';
import type { ContentOf, TypeName } from '../../content-model/content-types.ts';
import type { FilesRead } from '../../content-model/read-files.ts';
import { pathOfFile } from '../../content-model/registry.ts';
import type { TestimonialContent } from '../../content-model/schemas/entry-schemas.ts';
import type { Facts } from '../../content-model/schemas/facts-schema.ts';
import type { PictureContent } from '../../content-model/schemas/shared-schema.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { type ResolvedPicture, resolvePicture } from './resolve-picture.ts';

declare global {
  /** What `tooling/content-integration.ts` has read, before a build and after each change in development. */
  var checkedContent: FilesRead;
}

/** The content of all pages; throws an error if it has errors, which the dev server shows over the page. */
function siteContent(): FilesRead {
  return withoutErrors(globalThis.checkedContent);
}

export function getLanguages(): readonly string[] {
  return siteContent().languages;
}

export function getFacts(language: string): Facts {
  return siteContent().facts.get(language) as Facts;
}

/** Whether there is a file `content/<language>/<name>.yaml`. */
export function hasTexts(language: string, name: string): boolean {
  return siteContent().files.has(`${language}/${name}.yaml`);
}

export function getTexts<Name extends TypeName>(language: string, type: Name, name: string): ContentOf<Name> {
  const path = `${language}/${name}.yaml`;
  const file = siteContent().files.get(path);
  if (!file) throw new Error(`There is no content/${path} for "${type}" in content-model/content-types.ts.`);
  return file.content as ContentOf<Name>;
}

type Resolved<T> = T extends PictureContent
  ? ResolvedPicture
  : T extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

export type Loaded<Name extends TypeName> = Resolved<ContentOf<Name>>;

export async function getEntry<Name extends TypeName>(
  language: string,
  type: Name,
  name: string,
): Promise<Loaded<Name>> {
  return resolvePictures(getTexts(language, type, name));
}

export function getTestimonials(language: string): TestimonialContent[] {
  return hasTexts(language, 'testimonials') ? getTexts(language, 'testimonials', 'testimonials').items : [];
}

export async function getDay(language: string): Promise<Loaded<'day'> | undefined> {
  return hasTexts(language, 'day') ? getEntry(language, 'day', 'day') : undefined;
}

export type Service = ContentOf<'services'> & { path: string; language: string };

export type LoadedService = Resolved<Service>;

/** The services that the site shows, in the order of the default language, each translated if there is a translation. */
export function getServiceTexts(language: string): Service[] {
  const serviceAt = (path: string, language: string): Service => {
    return { ...getTexts(language, 'services', path.slice(1)), path, language };
  };
  const files = [...siteContent().files.keys()].filter((file) => file.startsWith(`${DEFAULT_LANGUAGE}/services/`));
  return files
    .map((file) => serviceAt(pathOfFile(file) as string, DEFAULT_LANGUAGE))
    .filter(({ hidden }) => !hidden)
    .sort((one, other) => one.order - other.order)
    .map((service) => (hasTexts(language, service.path.slice(1)) ? serviceAt(service.path, language) : service));
}

export async function getServices(language: string): Promise<LoadedService[]> {
  return resolvePictures(getServiceTexts(language));
}

function isPicture(value: object): value is PictureContent {
  return 'file' in value && 'alt' in value;
}

async function resolvePictures<T>(value: T): Promise<Resolved<T>> {
  if (Array.isArray(value)) return (await Promise.all(value.map((item) => resolvePictures(item)))) as Resolved<T>;
  if (value && typeof value === 'object') {
    if (isPicture(value)) return (await resolvePicture(value)) as Resolved<T>;
    const entries = Object.entries(value).map(async ([key, item]) => [key, await resolvePictures(item)] as const);
    return Object.fromEntries(await Promise.all(entries)) as Resolved<T>;
  }
  return value as Resolved<T>;
}
