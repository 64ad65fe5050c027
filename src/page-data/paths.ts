import type { GetStaticPathsOptions } from 'astro';
import type { TypeName } from '../../content-model/content-types.ts';
import { fileOf, type RegisteredPage, registry } from '../../content-model/registry.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getLanguages, getServiceTexts, getTestimonials, hasTexts } from './get-content.ts';
import { localizedPath } from './links.ts';

/** The pages that links may name in a language, with paths without language prefix. */
function pagesIn(language: string): RegisteredPage[] {
  const services = getServiceTexts(language).filter((service) => service.language === language);
  const hasTestimonials = getTestimonials(language).length > 0;
  return registry.flatMap((page) => {
    if (page.type === 'services') return services.map(({ path }) => ({ ...page, path }));
    const isThere =
      !page.isAnswer && hasTexts(language, fileOf(page.path)) && (hasTestimonials || page.path !== '/testimonials');
    return isThere ? [page] : [];
  });
}

export function pathsIn(language: string): string[] {
  return pagesIn(language).map(({ path }) => path);
}

export function listedPathsIn(language: string): string[] {
  return pagesIn(language).flatMap(({ path, unlisted }) => (unlisted ? [] : [path]));
}

export function languagesWith(path: string): string[] {
  return getLanguages().filter((language) => pathsIn(language).includes(path));
}

/** The codes and paths for the `hreflang` links of a page; none if it is in one language. */
export function versionsOf(path: string): [code: string, path: string][] {
  const languages = languagesWith(path);
  if (languages.length === 1) return [];
  const own = languages.map((language): [string, string] => [language, localizedPath(language, path)]);
  return [...own, ['x-default', localizedPath(DEFAULT_LANGUAGE, path)]];
}

/** Static paths of a page in each language that has it. */
export function languagePaths({ routePattern }: GetStaticPathsOptions) {
  const path = routePattern.replace('/[...language]', '') || '/';
  return inLanguages((language) => hasTexts(language, fileOf(path)));
}

export function everyLanguage() {
  return inLanguages(() => true);
}

function inLanguages(isThere: (language: string) => boolean) {
  return getLanguages()
    .filter(isThere)
    .map((language) => ({ params: { language: languageParam(language) } }));
}

/** Static paths of all pages of a type, for a route with the last part of their paths as `param`. */
export function pathsOfType(type: TypeName, param: string) {
  return getLanguages().flatMap((language) =>
    pagesIn(language)
      .filter((page) => page.type === type)
      .map(({ path }) => ({
        params: { language: languageParam(language), [param]: path.split('/').at(-1) },
        props: { language, path },
      })),
  );
}

function languageParam(language: string): string | undefined {
  return language === DEFAULT_LANGUAGE ? undefined : language;
}
