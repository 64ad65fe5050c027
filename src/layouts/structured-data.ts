import type { Facts } from '../../shared/content/schemas/facts-schema.ts';
import { comingClosingDays, timesOn, weekdayOf } from '../../shared/opening-hours/schedule.ts';
import { e164 } from '../../shared/phone.ts';
import { labelOf } from '../site/navigation.ts';
import type { PageContext } from '../site/page-context.tsx';

const schema = { '@context': 'https://schema.org' };

interface PageData {
  title: string;
  /** URL of the picture that represents the center. */
  picture: string;
  absolute: (path: string) => string;
}

export function structuredData(context: PageContext, { title, picture, absolute }: PageData): object[] {
  const { path } = context;
  return [
    ...(path === '/' || path === '/contact' ? [centerData(context, picture)] : []),
    ...(path === '/' ? [] : [breadcrumbData(context, title, absolute)]),
  ];
}

/** The center as a business. Search engines forbid ratings that a business gives itself. */
function centerData({ facts, today }: PageContext, image: string): object {
  const { address, name, phone, email, url, hours } = facts;
  return {
    ...schema,
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
    specialOpeningHoursSpecification: specialHours(facts, today),
  };
}

function specialHours(facts: Facts, today: string): object[] {
  const special = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  });
  return comingClosingDays(facts, today).flatMap(({ date, closes }) => {
    const open = timesOn(weekdayOf(date), facts.hours).filter(({ opens }) => closes !== undefined && opens < closes);
    if (!closes || open.length === 0) return special(date, '00:00', '00:00');
    return open.map((times) => special(date, times.opens, times.closes < closes ? times.closes : closes));
  });
}

function breadcrumbData(context: PageContext, title: string, absolute: (path: string) => string): object {
  const { path, services } = context;
  const service = services.find((candidate) => candidate.path === path);
  const parents = service ? ['/', '/services'] : ['/'];
  const steps = [
    ...parents.map((parent) => ({ name: labelOf(parent, context), item: absolute(parent) })),
    { name: service?.title ?? (labelOf(path, context) || title), item: absolute(path) },
  ];
  return {
    ...schema,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
