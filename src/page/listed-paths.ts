import { loadServices } from '../content/load.ts';
import type { Locale } from '../content/locales.ts';

/** Addresses (without language prefix) of all pages that search engines may list. */
export async function listedPaths(locale: Locale): Promise<string[]> {
  const services = await loadServices(locale);
  return [
    '/',
    '/about',
    '/services',
    ...services.map(({ path }) => path),
    '/testimonials',
    '/contact',
    '/privacy',
    '/accessibility',
  ];
}
