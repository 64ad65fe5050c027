import { addressLine, e164 } from '../shared/center.ts';
import { FIELDS } from '../shared/tour-request/fields.ts';
import { describeDays, describeHours } from './hours-in-words.ts';
import { listOf } from './list-of.ts';
import type { Report } from './parse-content.ts';
import type { Facts } from './schemas/facts-schema.ts';
import type { FactWords } from './schemas/times-schema.ts';

/** The text for each {name} in content; null for an empty claim. */
type FactTexts = Readonly<Record<string, string | null>>;

export function factTexts(facts: Facts, words: FactWords, language: string): FactTexts {
  const required = FIELDS.filter(({ required }) => required).length;
  const requiredFields = words.numbers[required - 1] ?? String(required);
  return {
    name: facts.name,
    phone: facts.phone,
    tel: e164(facts.phone),
    email: facts.email,
    address: addressLine(facts),
    hours: describeHours(facts.hours, words).join('; '),
    ...Object.fromEntries(Object.entries(facts.claims).map(([name, claim]) => [name, claim?.value ?? null])),
    // "22" instead of "22+", for sentences.
    fullYears: facts.claims.years?.value.replace(/\D/g, '') ?? null,
    programHours: describeDays(facts.optional.programHours, words).open.join('; '),
    plans: listOf(facts.optional.plans, language),
    paymentOptions: listOf(facts.optional.paymentOptions, language),
    dailyRate: facts.optional.dailyRate ?? '',
    languages: listOf(facts.optional.languages, language),
    RequiredFields: requiredFields.charAt(0).toUpperCase() + requiredFields.slice(1),
  };
}

const FACT = /\{\s*(\w+)\s*\}/g;

/** A sentence that begins with a fact, as in "{parking}, if you would rather drive." */
const FACT_SENTENCE = /(?<=^|[.?!] )\{(\w+)\}[^.?!]*[.?!]( |$)/g;

/** Lists of running text: a missing paragraph could hide something that families have to know. */
const PARAGRAPHS = new Set(['paragraphs', 'answers', 'steps', 'texts']);

const LEFT_OUT = Symbol('left out');

/**
 * Fills every {fact} into the texts of a content value and keeps placeholders. List items that name an empty claim are left
 * out; of paragraphs only the sentences that begin with it. Reports unknown facts, and empty claims elsewhere.
 */
export function interpolateFacts<T>(
  value: T,
  facts: FactTexts,
  report: Report,
  placeholders: readonly string[] = [],
): T {
  function fillText(text: string, path: readonly PropertyKey[], isInItem: boolean): string | typeof LEFT_OUT {
    if (/[{}]/.test(text.replace(FACT, '')))
      report(path, 'has a single brace. Facts are written as {phone}: one word between { and }.');
    if (isInItem && [...text.matchAll(FACT)].some(([, name = '']) => facts[name] === null)) return LEFT_OUT;
    const kept = text.replace(FACT_SENTENCE, (sentence, name: string) => (facts[name] === null ? '' : sentence)).trim();
    return (kept || text).replace(FACT, (braces, name: string) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (fact !== undefined && fact !== null) return fact;
      if (placeholders.includes(name)) return `{${name}}`;
      const message =
        fact === null
          ? `${braces} is empty in content/site.yaml. Write the text without it.`
          : `there is no fact called ${braces}. Known facts: {${Object.keys(facts).join('}, {')}}.`;
      report(path, message);
      return braces;
    });
  }

  function fill(value: unknown, path: readonly PropertyKey[], isInItem: boolean): unknown {
    if (typeof value === 'string') return fillText(value, path, isInItem);
    if (!value || typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      const items = value.map((item, index) => fill(item, [...path, index], !PARAGRAPHS.has(String(path.at(-1)))));
      const kept = items.filter((item) => item !== LEFT_OUT);
      // A tile whose points are all left out is left out too.
      return isInItem && kept.length === 0 && items.length > 0 ? LEFT_OUT : kept;
    }
    const entries = Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key], isInItem)] as const);
    return entries.some(([, item]) => item === LEFT_OUT) ? LEFT_OUT : Object.fromEntries(entries);
  }

  return fill(value, [], false) as T;
}
