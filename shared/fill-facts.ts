import { ContentError, type ContentFault } from './content-error.ts';
import type { FaultAt } from './content-file.ts';
import { addressLines, e164 } from './facts.ts';
import type { Facts } from './facts-schema.ts';
import { askIfMeant } from './nearest-name.ts';
import { describeHours } from './opening-hours/describe.ts';
import type { HoursTexts } from './opening-hours/hours-schema.ts';

/** What the braces in content stand for, by name; null for a claim that the center does not make. */
export type FactTexts = Readonly<Record<string, string | null>>;

/** What the braces in content stand for in a language. */
export function factTexts(facts: Facts, texts: HoursTexts): FactTexts {
  return {
    name: facts.name,
    phone: facts.phone,
    tel: e164(facts.phone),
    email: facts.email,
    address: addressLines(facts).join(', '),
    hours: describeHours(facts.hours, texts).join('; '),
    ...Object.fromEntries(Object.entries(facts.claims).map(([name, claim]) => [name, claim?.value ?? null])),
    // "22" of "22+", for where the plus reads badly.
    fullYears: facts.claims.years?.value.replace(/\D/g, '') ?? null,
    // Slots, for texts that show once they are filled.
    paymentOptions: facts.slots.paymentOptions.join(', '),
    languages: facts.slots.languages.join(', '),
  };
}

/** Names in braces that the pages fill in when they show a message. */
const FILLED_BY_PAGES = ['time', 'day', 'days', 'from', 'to', 'count', 'date', 'rating', 'holiday'];

/** A fact in braces, {since}; {?since} shows nothing and ties its sentence to the claim. */
const FACT = /\{\s*(\??)(\w+)\s*\}/g;

const strayBrace = 'a brace stands alone. Facts are written as {phone}: one word between { and }.';

/** Stands for a value of which nothing is left. */
class Gone {
  /** Each text that is gone and why, for the person who wrote it. */
  readonly reasons: readonly ContentFault[];

  constructor(reasons: readonly ContentFault[]) {
    this.reasons = reasons;
  }
}

/**
 * A copy of a content value with every {fact} in its texts filled in. What uses a claim that is null is left out: its
 * sentence, and where no sentence is left, its item of a list. Throws a `ContentError` that lists each name nobody knows
 * and each text outside of lists of which nothing is left. Names in `later` stay.
 */
export function fillFacts<T>(
  value: T,
  facts: FactTexts,
  faultAt: FaultAt,
  later: readonly string[] = FILLED_BY_PAGES,
): T {
  const faults: ContentFault[] = [];

  function fillText(text: string, path: readonly PropertyKey[]): string | Gone {
    if (/[{}]/.test(text.replace(FACT, ''))) faults.push(faultAt(path, strayBrace));
    const claims = [...text.matchAll(FACT)].map(([, , name = '']) => name).filter((name) => facts[name] === null);
    const kept = claims.length > 0 ? withoutClaims(text, claims) : text;
    // A text that was empty before is for the schema to tell of.
    if (kept === '' && text !== '') return new Gone([faultAt(path, goneBecauseOf(claims))]);
    return kept.replace(FACT, (braces, tie: string, name: string) => {
      if (Object.hasOwn(facts, name)) return tie ? '' : (facts[name] ?? '');
      if (later.includes(name) && !tie) return `{${name}}`;
      faults.push(faultAt(path, unknownFact(braces, name, facts)));
      return braces;
    });
  }

  function fill(value: unknown, path: readonly PropertyKey[], isInList = false): unknown {
    if (typeof value === 'string') return fillText(value, path);
    if (Array.isArray(value)) {
      const items = value.map((item, index) => fill(item, [...path, index], true));
      const left = items.filter((item) => !(item instanceof Gone));
      // An empty list takes its item of another list along; at the end of that, the schema says how few are enough.
      return isInList && left.length === 0 && items.length > 0 ? new Gone(reasonsIn(items)) : left;
    }
    if (!value || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key], isInList)] as const);
    const reasons = reasonsIn(entries.map(([, item]) => item));
    return reasons.length > 0 ? new Gone(reasons) : Object.fromEntries(entries);
  }

  const filled = fill(value, []);
  if (filled instanceof Gone) faults.push(...filled.reasons);
  if (faults.length > 0) throw new ContentError(faults);
  return filled as T;
}

/** The sentences of a text that use none of some claims. */
function withoutClaims(text: string, claims: readonly string[]): string {
  const uses = (sentence: string) => [...sentence.matchAll(FACT)].some(([, , name = '']) => claims.includes(name));
  const sentences = text.split(/(?<=[.!?]["”’)]*)\s+/);
  return sentences.filter((sentence) => !uses(sentence)).join(' ');
}

function reasonsIn(values: readonly unknown[]): ContentFault[] {
  return values.flatMap((value) => (value instanceof Gone ? value.reasons : []));
}

function goneBecauseOf(claims: readonly string[]): string {
  return `every sentence of it uses {${[...new Set(claims)].join('}, {')}}, which is null in content/site.yaml. Write one that does without.`;
}

function unknownFact(braces: string, name: string, facts: FactTexts): string {
  const names = Object.keys(facts);
  const question = askIfMeant(name, names, (meant) => `{${meant}}`);
  return `there is no fact called ${braces}.${question} Known facts: {${names.join('}, {')}}.`;
}
