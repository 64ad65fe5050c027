import type { GetStaticPathsOptions } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getLanguages, getServiceTexts, getTestimonials, hasTexts } from '../content/get-content.ts';
import { type PathIn, pathsOf, registeredPage, registry, type SharedRoute } from './registry.ts';

/** Paths, without language prefix, of the pages that have a file in a language. */
function existingPathsIn(language: string): string[] {
  const services = getServiceTexts(language);
  const slugs = services.flatMap((service) => (service.language === language ? [service.slug] : []));
  return registry.flatMap((page) => {
    const isThere = page.type === 'services' || hasTexts(language, page.content);
    return isThere ? pathsOf(page, slugs) : [];
  });
}

export function pathsIn(language: string): string[] {
  const hasTestimonials = getTestimonials(language).length > 0;
  return existingPathsIn(language).filter((path) => hasTestimonials || path !== '/testimonials');
}

export function listedPathsIn(language: string): string[] {
  return pathsIn(language).filter((path) => registeredPage(path)?.listed);
}

export function languagesWith(path: string, load = pathsIn): string[] {
  return getLanguages().filter((language) => load(language).includes(path));
}

/** Static paths of a page in each language that has it. */
export function languagePaths({ routePattern }: GetStaticPathsOptions) {
  const path = routePattern.replace('/[...language]', '') || '/';
  return languagesWith(path, existingPathsIn).map((language) => ({ params: { language: languageParam(language) } }));
}

/** Static paths of all pages of a type, for a route with the name of the page as `param`. */
export function pathsOfType<Type extends SharedRoute>(type: Type, param: string) {
  const paths = registry.filter((page) => page.type === type).map(({ path }) => path as PathIn<Type>);
  return paths.flatMap((path) =>
    languagesWith(path, existingPathsIn).map((language) => ({
      params: { language: languageParam(language), [param]: path.slice(1) },
      props: { path },
    })),
  );
}

export function languageParam(language: string): string | undefined {
  return language === DEFAULT_LANGUAGE ? undefined : language;
}
