import { prefixOf } from '../../shared/language.ts';
import type { Locale } from '../content/locales.ts';

/** Address of a page in a language: `path` is the address in the default language, such as /about. */
export function localizedPath(locale: Locale, path: string): string {
  const prefix = prefixOf(locale);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** Where a link of a page in a language leads: a page of this site to that page in the same language, anything else as it is. */
export function localizedHref(locale: Locale, href: string): string {
  return href.startsWith('/') ? localizedPath(locale, href) : href;
}

/** Address of the form that asks for a tour, which every tour button leads to. */
export const tourForm = '/contact#tour';

/** Opens directions to a postal address in Google Maps. */
export function directionsLink(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** Address of an embedded Google map of a postal address; needs no key. */
export function mapEmbed(address: string, locale: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}&hl=${locale}&z=15&output=embed`;
}
