import type { GetStaticPathsOptions } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getFacts, getLocales, getServiceTexts, getTestimonials, hasTexts } from '../content/get-content.ts';
import { addressesOf, type PathIn, registeredPage, registry, type SharedRoute } from './registry.ts';

/** Paths, without language prefix, of the pages that have a file in a language. */
function existingPathsIn(locale: string): string[] {
  const services = getServiceTexts(locale);
  const slugs = services.flatMap((service) => (service.locale === locale ? [service.slug] : []));
  return registry.flatMap((page) => {
    const isThere = page.type === 'services' || hasTexts(locale, page.content);
    return isThere ? addressesOf(page, slugs) : [];
  });
}

export function pathsIn(locale: string): string[] {
  const { fax, referralContact } = getFacts(locale).optional;
  const has = { testimonials: getTestimonials(locale).length > 0, referralContact: Boolean(fax ?? referralContact) };
  return existingPathsIn(locale).filter((path) => {
    const needs = registeredPage(path)?.needs;
    return needs === undefined || has[needs];
  });
}

export function listedPathsIn(locale: string): string[] {
  return pathsIn(locale).filter((path) => registeredPage(path)?.listed);
}

export function localesOf(path: string, load = pathsIn): string[] {
  return getLocales().filter((locale) => load(locale).includes(path));
}

/** Static paths of a page in each language that has it. */
export function localePaths({ routePattern }: GetStaticPathsOptions) {
  const path = routePattern.replace('/[...locale]', '') || '/';
  return localesOf(path, existingPathsIn).map((locale) => ({ params: { locale: localeParam(locale) } }));
}

/** Static paths of all pages of a type, for a route with the name of the page as `param`. */
export function pathsOfType<Type extends SharedRoute>(type: Type, param: string) {
  const paths = registry.filter((page) => page.type === type).map(({ path }) => path as PathIn<Type>);
  return paths.flatMap((path) =>
    localesOf(path, existingPathsIn).map((locale) => ({
      params: { locale: localeParam(locale), [param]: path.slice(1) },
      props: { path },
    })),
  );
}

export function localeParam(locale: string): string | undefined {
  return locale === DEFAULT_LANGUAGE ? undefined : locale;
}
