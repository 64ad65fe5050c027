import { e164 } from '../../shared/facts.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import { timesOn, weekdayOf } from '../../shared/opening-hours/schedule.ts';
import type { AnsweredQuestion } from './answers.ts';
import { isServicePath, labelOf } from './navigation.ts';
import type { PageContext } from './page-context.tsx';

/** The center as schema.org describes a business; no ratings, which search engines forbid a business to give itself. */
export function businessData({ facts, path, today }: PageContext): object {
  const { address } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'MedicalBusiness'],
    name: facts.name,
    url: `${facts.url}/`,
    image: `${facts.url}/share/home.png`,
    telephone: e164(facts.phone),
    email: facts.email,
    foundingDate: facts.claims.since?.value,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.stateCode,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: facts.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    // Where people can read them too.
    ...(path === '/contact' ? { specialOpeningHoursSpecification: specialHours(facts, today) } : {}),
  };
}

function specialHours({ hours, closingDays }: Facts, today: string): object[] {
  const special = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  });
  return closingDays
    .filter(({ date }) => date >= today)
    .flatMap(({ date, closes }) => {
      const open = timesOn(weekdayOf(date), hours).filter(({ opens }) => closes !== undefined && opens < closes);
      if (!closes || open.length === 0) return special(date, '00:00', '00:00');
      return open.map((times) => special(date, times.opens, times.closes < closes ? times.closes : closes));
    });
}

/** The way from the home page to a service, for service pages alone. */
export function breadcrumbData(context: PageContext, absolute: (path: string) => string): object[] {
  const { path, services } = context;
  const service = isServicePath(path) && services.find((candidate) => candidate.path === path);
  if (!service) return [];
  const steps = [
    { name: labelOf('/', context), item: absolute('/') },
    { name: labelOf('/services', context), item: absolute('/services') },
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

const link = /\[([^\]]+)\]\([^)\s]+\)/g;

/** Questions with their answers in plain text, for search engines. */
export function questionsData(questions: readonly AnsweredQuestion[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answers }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answers.join(' ').replace(link, '$1') },
    })),
  };
}
