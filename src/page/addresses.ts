import { DEFAULT_LANGUAGE, prefixOf } from '../../shared/language.ts';
import type { PageContext } from './page-context.tsx';

/** Address of a page in a language: `path` is the address in the default language, such as /about. */
export function localizedPath(locale: string, path: string): string {
  const prefix = prefixOf(locale);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

export interface Target {
  href: string;
  hrefLang?: string | undefined;
}

/** The page in the same language, or else in the default one. Addresses of files and of other sites stay as they are. */
export function targetOf(href: string, { locale, paths }: Pick<PageContext, 'locale' | 'paths'>): Target {
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/') || /\.\w+$/.test(path) || locale === DEFAULT_LANGUAGE) return { href };
  return paths.includes(path) ? { href: localizedPath(locale, href) } : { href, hrefLang: DEFAULT_LANGUAGE };
}

export const tourForm = '/contact#tour';

/** Address of an embedded Google map of a postal address; needs no key. */
export function mapEmbed(address: string, locale: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}&hl=${locale}&z=15&output=embed`;
}
