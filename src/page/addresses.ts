import { DEFAULT_LANGUAGE, prefixOf } from '../../shared/language.ts';
import type { PageContext } from './page-context.tsx';

export { directionsLink } from '../../shared/facts.ts';

/** Address of a page in a language: `path` is the address in the default language, such as /about. */
export function localizedPath(locale: string, path: string): string {
  const prefix = prefixOf(locale);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

export interface Target {
  href: string;
  hrefLang?: string | undefined;
}

/**
 * Where a link of a page leads: to a page of this site in the same language, or in the default one where the language does
 * not have it. Addresses of files and of other sites stay as they are.
 */
export function targetOf(href: string, { locale, paths }: Pick<PageContext, 'locale' | 'paths'>): Target {
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/') || /\.\w+$/.test(path) || locale === DEFAULT_LANGUAGE) return { href };
  return paths.includes(path) ? { href: localizedPath(locale, href) } : { href, hrefLang: DEFAULT_LANGUAGE };
}

/** Address of the form that asks for a tour, which every tour button leads to. */
export const tourForm = '/contact#tour';

/** Address of an embedded Google map of a postal address; needs no key. */
export function mapEmbed(address: string, locale: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}&hl=${locale}&z=15&output=embed`;
}
