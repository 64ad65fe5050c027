import { DEFAULT_LANGUAGE, prefixOf } from '../../shared/language.ts';
import type { PageContext } from './page-context.tsx';

/** The path of a page in a language; `path` is that of the default language, such as /about. */
export function localizedPath(language: string, path: string): string {
  const prefix = prefixOf(language);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

export interface Target {
  href: string;
  hrefLang?: string | undefined;
}

/** Link to a page in the same language, or else in the default one. Links to files and other sites are unchanged. */
export function targetOf(href: string, { language, paths }: Pick<PageContext, 'language' | 'paths'>): Target {
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/') || /\.\w+$/.test(path) || language === DEFAULT_LANGUAGE) return { href };
  return paths.includes(path) ? { href: localizedPath(language, href) } : { href, hrefLang: DEFAULT_LANGUAGE };
}

export const tourForm = '/contact';

/** URL of an embedded Google map, which needs no key. */
export function mapEmbed(address: string, language: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}&hl=${language}&z=15&output=embed`;
}
