import { e164 } from '../content/facts.ts';
import { isServicePath } from './navigation.ts';
import type { SiteContextValue } from './site-context.tsx';

/** The centre as schema.org describes a business; no ratings, which search engines forbid a business to give itself. */
export function businessData({ site }: SiteContextValue): object {
  const { address } = site;
  return {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'MedicalBusiness'],
    name: site.name,
    url: `${site.url}/`,
    image: `${site.url}/share/home.png`,
    telephone: e164(site.phone),
    email: site.email,
    foundingDate: site.claims.since.value,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.stateCode,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: site.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
  };
}

/** The way from the home page to a service, for service pages alone. */
export function breadcrumbData(
  { path, services, words }: SiteContextValue,
  absolute: (path: string) => string,
): object[] {
  const service = isServicePath(path) && services.find((candidate) => candidate.path === path);
  if (!service) return [];
  const steps = [
    { name: words.navigation.home, item: absolute('/') },
    { name: words.navigation.services, item: absolute('/services') },
    { name: service.title, item: absolute(service.path) },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
