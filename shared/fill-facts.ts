import { ContentError } from './content-error.ts';
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
    // Slots, for texts that show once they are filled.
    paymentOptions: facts.slots.paymentOptions.join(', '),
    languages: facts.slots.languages.join(', '),
  };
}

/** Names in braces that the pages fill in when they show a message. */
const FILLED_BY_PAGES = ['time', 'day', 'days', 'from', 'to', 'count', 'date'];

/**
 * A copy of a content value with every {fact} in its texts filled in. Throws a `ContentError` that lists each name nobody
 * knows; `place` says where the value stands, such as `content/en/pages/home.yaml: hero.lede`. Names in `later` stay.
 */
export function fillFacts<T>(
  value: T,
  facts: Record<string, string>,
  place: string,
  later: readonly string[] = FILLED_BY_PAGES,
): T {
  const errors: string[] = [];
  const known = `{${Object.keys(facts).join('}, {')}}`;
  const fillText = (text: string, place: string) =>
    text.replace(/\{(\w+)\}/g, (braces, name: string) => {
      if (Object.hasOwn(facts, name)) return facts[name] ?? '';
      if (!later.includes(name)) errors.push(`${place}: there is no fact called ${braces}. Known facts: ${known}.`);
      return braces;
    });
  const fill = (value: unknown, place: string): unknown => {
    const inside = (key: string | number) => `${place}${place.includes(': ') ? '.' : ': '}${key}`;
    if (typeof value === 'string') return fillText(value, place);
    if (Array.isArray(value)) return value.map((item, index) => fill(item, inside(index)));
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, inside(key))]));
  };
  const filled = fill(value, place) as T;
  if (errors.length > 0) throw new ContentError(errors);
  return filled;
}

/** A text with the names in braces that were left for later filled in; what is filled in may hold braces itself. */
export function fillLater(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}
