import { describeHours } from '../opening-hours/describe.ts';
import type { Interface } from './interface-schema.ts';
import type { Site } from './site-schema.ts';

/** The phone number in E.164, as `tel:` links need it. */
export function e164(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

/** The address on two lines. */
export function addressLines({ address }: Pick<Site, 'address'>): [string, string] {
  return [address.street, `${address.city}, ${address.state} ${address.postalCode}`];
}

/** What the braces in content stand for, by name. */
export function factsOf(
  site: Site,
  words: Pick<Interface, 'weekdays' | 'dayRange' | 'dayPair' | 'closedDays'>,
): Record<string, string> {
  return {
    name: site.name,
    phone: site.phone,
    tel: e164(site.phone),
    email: site.email,
    address: addressLines(site).join(', '),
    hours: describeHours(site.hours, words).join('; '),
    ...Object.fromEntries(Object.entries(site.claims).map(([claim, { value }]) => [claim, value])),
    // "22" of "22+", for where the plus reads badly.
    fullYears: site.claims.years.value.replace(/\D/g, ''),
  };
}

/** Names in braces that are filled later, when a message is shown. */
const filledLater = ['time', 'day', 'days', 'from', 'to', 'count'];

/**
 * A copy of a content value with every {fact} in its texts filled in. Throws on a name nobody knows; `place` says where
 * the value stands, such as `content/en/pages/home.yaml: hero.lede`.
 */
export function fillFacts<T>(value: T, facts: Record<string, string>, place: string): T {
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}/g, (braces, name: string) => {
      if (filledLater.includes(name)) return braces;
      const fact = facts[name];
      if (fact === undefined) {
        throw new Error(
          `${place}: there is no fact called ${braces}. Known facts: {${Object.keys(facts).join('}, {')}}.`,
        );
      }
      return fact;
    }) as T;
  }
  const inside = (key: string | number) => `${place}${place.includes(': ') ? '.' : ': '}${key}`;
  if (Array.isArray(value)) return value.map((item, index) => fillFacts(item, facts, inside(index))) as T;
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFacts(item, facts, inside(key))]),
    ) as T;
  }
  return value;
}
