import type { GetStaticPathsOptions } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { hasFile, listLocales, loadServiceTexts, loadTestimonials } from '../content/load.ts';
import { perLanguage } from '../content/per-language.ts';
import { addressesOf, registeredPage, registry } from './registry.ts';

/** Addresses (without language prefix) of the pages that a language has: those that each one has, and those with a file. */
export const loadExistingPaths = perLanguage(async (locale): Promise<string[]> => {
  const services = await loadServiceTexts(locale);
  const slugs = services.flatMap((service) => (service.locale === locale ? [service.slug] : []));
  return registry.flatMap((page) => {
    // What each language has to have is loaded, and missed by name, where there is no file.
    const isNeeded = locale === DEFAULT_LANGUAGE || page.inEveryLanguage || page.collection === 'services';
    const isThere = isNeeded || hasFile(`${locale}/${page.content}`);
    return isThere ? addressesOf(page, slugs) : [];
  });
});

/** Of these pages, those that links lead to: without those whose list is empty. */
export const loadPaths = perLanguage(async (locale): Promise<string[]> => {
  const testimonials = await loadTestimonials(locale);
  const paths = await loadExistingPaths(locale);
  return paths.filter((path) => registeredPage(path)?.needs === undefined || testimonials.length > 0);
});

/** Addresses (without language prefix) of the pages of a language that search engines may list. */
export const loadListedPaths = perLanguage(async (locale): Promise<string[]> => {
  const paths = await loadPaths(locale);
  return paths.filter((path) => registeredPage(path)?.listed);
});

/** The languages in which a page exists, the default one first; `load` says which pages each of them has. */
export async function localesOf(path: string, load = loadPaths): Promise<string[]> {
  const having = listLocales().map(async (locale) => ((await load(locale)).includes(path) ? [locale] : []));
  return (await Promise.all(having)).flat();
}

/** Static paths of a page in the languages that have it; the default language has none in its address. */
export async function localePaths({ routePattern }: GetStaticPathsOptions) {
  const path = routePattern.replace('/[...locale]', '') || '/';
  return (await localesOf(path, loadExistingPaths)).map((locale) => ({ params: { locale: localeParam(locale) } }));
}

/** The address parameter of a language: none for the default one. */
export function localeParam(locale: string): string | undefined {
  return locale === DEFAULT_LANGUAGE ? undefined : locale;
}
