import type { GetStaticPathsOptions } from 'astro';
import type { TypeName } from '../../shared/content/content-types.ts';
import { fileOf, registry } from '../../shared/content/registry.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getLanguages, getServiceTexts, getTestimonials, hasTexts } from '../content/get-content.ts';

/** Paths, without language prefix, of the pages that links may name in a language. */
export function pathsIn(language: string): string[] {
  const services = getServiceTexts(language).filter((service) => service.language === language);
  const hasTestimonials = getTestimonials(language).length > 0;
  return registry.flatMap(({ path, type }) => {
    if (type === 'services') return services.map((service) => service.path);
    return hasTexts(language, fileOf(path)) && (hasTestimonials || path !== '/testimonials') ? [path] : [];
  });
}

export function listedPathsIn(language: string): string[] {
  const unlisted = registry.filter((page) => page.unlisted).map(({ path }) => path);
  return pathsIn(language).filter((path) => !unlisted.includes(path));
}

export function languagesWith(path: string): string[] {
  return getLanguages().filter((language) => pathsIn(language).includes(path));
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

/** Static paths of all pages of a type, for a route with the name of the page as `param`. */
export function pathsOfType(type: TypeName, param: string) {
  return registry
    .filter((page) => page.type === type)
    .flatMap(({ path }) =>
      inLanguages((language) => hasTexts(language, fileOf(path))).map(({ params }) => ({
        params: { ...params, [param]: path.slice(1) },
        props: { path },
      })),
    );
}

export function languageParam(language: string): string | undefined {
  return language === DEFAULT_LANGUAGE ? undefined : language;
}
