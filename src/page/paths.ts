import type { GetStaticPathsOptions } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { hasFile, listLocales, loadServiceTexts, loadTestimonials } from '../content/load.ts';
import { addressesOf, type PathIn, registeredPage, registry, type SharedRoute } from './registry.ts';

/** Addresses, without language prefix, of the pages that have a file in a language. */
export function loadExistingPaths(locale: string): string[] {
  const services = loadServiceTexts(locale);
  const slugs = services.flatMap((service) => (service.locale === locale ? [service.slug] : []));
  return registry.flatMap((page) => {
    const isThere = page.kind === 'services' || hasFile(`${locale}/${page.content}`);
    return isThere ? addressesOf(page, slugs) : [];
  });
}

export function loadPaths(locale: string): string[] {
  const testimonials = loadTestimonials(locale);
  const paths = loadExistingPaths(locale);
  return paths.filter((path) => registeredPage(path)?.needs === undefined || testimonials.length > 0);
}

export function loadListedPaths(locale: string): string[] {
  return loadPaths(locale).filter((path) => registeredPage(path)?.listed);
}

export function localesOf(path: string, load = loadPaths): string[] {
  return listLocales().filter((locale) => load(locale).includes(path));
}

/** Static paths of a page in the languages that have it; the default language has none in its address. */
export function localePaths({ routePattern }: GetStaticPathsOptions) {
  const path = routePattern.replace('/[...locale]', '') || '/';
  return localesOf(path, loadExistingPaths).map((locale) => ({ params: { locale: localeParam(locale) } }));
}

/** Static paths of all pages of a kind, for a route that has the name of the page as `param`. */
export function pathsOfKind<Kind extends SharedRoute>(kind: Kind, param: string) {
  const paths = registry.filter((page) => page.kind === kind).map(({ path }) => path as PathIn<Kind>);
  return paths.flatMap((path) =>
    localesOf(path, loadExistingPaths).map((locale) => ({
      params: { locale: localeParam(locale), [param]: path.slice(1) },
      props: { path },
    })),
  );
}

export function localeParam(locale: string): string | undefined {
  return locale === DEFAULT_LANGUAGE ? undefined : locale;
}
