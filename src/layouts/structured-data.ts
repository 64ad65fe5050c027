import { e164 } from '../../shared/center.ts';
import type { PageContext } from '../page-data/page-context.tsx';

/** The center as a business. Search engines forbid ratings that a business gives itself. */
export function centerData({ facts }: PageContext, image: string): object {
  const { address, name, phone, email, url, hours } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalBusiness',
    '@id': `${url}/#center`,
    name,
    url: `${url}/`,
    image,
    logo: `${url}/apple-touch-icon.png`,
    telephone: e164(phone),
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.stateCode,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
  };
}
