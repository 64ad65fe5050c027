import { addressLines, e164 } from './facts.ts';
import type { Facts } from './facts-schema.ts';
import { describeHours } from './opening-hours/describe.ts';
import type { HoursTexts } from './opening-hours/hours-schema.ts';

/** What the braces in content stand for, by name. */
export function factTexts(facts: Facts, texts: HoursTexts): Record<string, string> {
  return {
    name: facts.name,
    phone: facts.phone,
    tel: e164(facts.phone),
    email: facts.email,
    address: addressLines(facts).join(', '),
    hours: describeHours(facts.hours, texts).join('; '),
    ...Object.fromEntries(Object.entries(facts.claims).map(([claim, { value }]) => [claim, value])),
    // "22" of "22+", for where the plus reads badly.
    fullYears: facts.claims.years.value.replace(/\D/g, ''),
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
