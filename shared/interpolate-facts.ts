import { z } from 'zod';
import { ContentError, type ContentFault } from './content-error.ts';
import type { FaultAt } from './content-file.ts';
import { addressLine, e164 } from './facts.ts';
import type { Facts } from './facts-schema.ts';
import { describeHours } from './opening-hours/describe.ts';
import { hoursSchema } from './opening-hours/times-schema.ts';
import { text } from './text-schema.ts';
import { FIELDS } from './tour-request/fields.ts';

/** The part of `interface.yaml` that facts are written with. */
export const factWordsSchema = hoursSchema.extend({
  numbers: z
    .array(text)
    .describe('The words for one, two, three and so on, for counts in sentences; further ones are written in figures.'),
});

export type FactWords = z.infer<typeof factWordsSchema>;

/** The text for each {name} in content; null for a claim that the center does not make. */
export type FactTexts = Readonly<Record<string, string | null>>;

export function factTexts(facts: Facts, words: FactWords, serviceCount: number): FactTexts {
  const inWords = (count: number) => words.numbers[count - 1] ?? String(count);
  const atStart = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const services = inWords(serviceCount);
  return {
    name: facts.name,
    phone: facts.phone,
    tel: e164(facts.phone),
    email: facts.email,
    address: addressLine(facts),
    hours: describeHours(facts.hours, words).join('; '),
    ...Object.fromEntries(Object.entries(facts.claims).map(([name, claim]) => [name, claim?.value ?? null])),
    // "22" of "22+", for sentences where the plus reads badly.
    fullYears: facts.claims.years?.value.replace(/\D/g, '') ?? null,
    paymentOptions: facts.slots.paymentOptions.join(', '),
    languages: facts.slots.languages.join(', '),
    dailyRate: facts.slots.dailyRate ?? '',
    daysUntilStart: facts.slots.daysUntilStart,
    included: facts.slots.included.join(', '),
    services,
    Services: atStart(services),
    RequiredFields: atStart(inWords(FIELDS.filter(({ required }) => required).length)),
  };
}

/** {since} shows a fact; {?since} shows nothing and ties its sentence to the claim. */
const FACT = /\{\s*(\??)(\w+)\s*\}/g;

const strayBrace = 'a brace is alone. Facts are written as {phone}: one word between { and }.';

/** A value without any sentence left. */
class Removed {
  readonly reasons: readonly ContentFault[];

  constructor(reasons: readonly ContentFault[]) {
    this.reasons = reasons;
  }
}

/**
 * A copy of a content value with every {fact} in its texts filled in, except for placeholders. A sentence with a claim that
 * is null is left out, and an item of a list without any sentence too. Throws a `ContentError` for each unknown name, and
 * for each text outside of lists without any sentence left.
 */
export function interpolateFacts<T>(
  value: T,
  facts: FactTexts,
  faultAt: FaultAt,
  placeholders: readonly string[] = [],
): T {
  const faults: ContentFault[] = [];

  function fillText(text: string, path: readonly PropertyKey[]): string | Removed {
    if (/[{}]/.test(text.replace(FACT, ''))) faults.push(faultAt(path, strayBrace));
    const claims = [...text.matchAll(FACT)].map(([, , name = '']) => name).filter((name) => facts[name] === null);
    const kept = claims.length > 0 ? withoutClaims(text, claims) : text;
    if (kept === '' && text !== '') return new Removed([faultAt(path, removalOf(claims))]);
    return kept.replace(FACT, (braces, tie: string, name: string) => {
      if (Object.hasOwn(facts, name)) return tie ? '' : (facts[name] ?? '');
      if (placeholders.includes(name) && !tie) return `{${name}}`;
      faults.push(faultAt(path, unknownFact(braces, facts)));
      return braces;
    });
  }

  function fill(value: unknown, path: readonly PropertyKey[], isInList = false): unknown {
    if (typeof value === 'string') return fillText(value, path);
    if (Array.isArray(value)) {
      const items = value.map((item, index) => fill(item, [...path, index], true));
      const left = items.filter((item) => !(item instanceof Removed));
      // A list without items removes the item around it.
      return isInList && left.length === 0 && items.length > 0 ? new Removed(reasonsIn(items)) : left;
    }
    if (!value || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key], isInList)] as const);
    const reasons = reasonsIn(entries.map(([, item]) => item));
    return reasons.length > 0 ? new Removed(reasons) : Object.fromEntries(entries);
  }

  const filled = fill(value, []);
  if (filled instanceof Removed) faults.push(...filled.reasons);
  if (faults.length > 0) throw new ContentError(faults);
  return filled as T;
}

function withoutClaims(text: string, claims: readonly string[]): string {
  const uses = (sentence: string) => [...sentence.matchAll(FACT)].some(([, , name = '']) => claims.includes(name));
  const sentences = text.split(/(?<=[.!?]["”’)]*)\s+/);
  return sentences.filter((sentence) => !uses(sentence)).join(' ');
}

function reasonsIn(values: readonly unknown[]): ContentFault[] {
  return values.flatMap((value) => (value instanceof Removed ? value.reasons : []));
}

function removalOf(claims: readonly string[]): string {
  return `every sentence of it uses {${[...new Set(claims)].join('}, {')}}, which is null in content/site.yaml. Write one that does without.`;
}

function unknownFact(braces: string, facts: FactTexts): string {
  return `there is no fact called ${braces}. Known facts: {${Object.keys(facts).join('}, {')}}.`;
}
