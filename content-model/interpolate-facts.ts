import { addressLine, e164 } from '../shared/center.ts';
import { interpolate } from '../shared/interpolate.ts';
import { aboutOf, factIds, rules, splitAbout, spokenClaims } from './about.ts';
import { describeDays, describeHours } from './hours-in-words.ts';
import { listOf } from './list-of.ts';
import type { Report } from './parse-content.ts';
import type { Facts } from './schemas/facts-schema.ts';
import type { FactWords } from './schemas/times-schema.ts';

/** The text for each {name} in content, null for an empty claim. A claim in a list is its value, in a paragraph its sentence. */
type FactTexts = Readonly<Record<string, string | null | { value: string; sentence: string }>>;

export function factTexts(facts: Facts, words: FactWords, language: string): FactTexts {
  return {
    name: facts.name,
    phone: facts.phone,
    tel: e164(facts.phone),
    email: facts.email,
    address: addressLine(facts),
    hours: describeHours(facts.hours, words).join('; '),
    ...Object.fromEntries(
      Object.entries(facts.claims).map(([name, claim]) => [name, claim && { sentence: claim.value, ...claim }]),
    ),
    ...promiseTexts(facts.claims.promise, words),
    // "22" instead of "22+", for sentences.
    fullYears: facts.claims.years?.value.replace(/\D/g, '') ?? null,
    programHours: describeDays(facts.optional.programHours, words).open.join('; '),
    plans: listOf(facts.optional.plans, language),
    paymentOptions: listOf(facts.optional.paymentOptions, language),
    dailyRate: facts.optional.dailyRate ?? '',
    languages: listOf(facts.optional.languages, language),
  };
}

/** The promise in a sentence: as the specification has it, and with the days that count. Both are empty without one. */
function promiseTexts(promise: Facts['claims']['promise'], { deadline }: FactWords) {
  if (!promise) return { within: '', promised: '' };
  const say = (text: string) => interpolate(text, { count: promise.value });
  return { within: say(deadline.promise), promised: say(promise.everyDay ? deadline.promise : deadline.openDays) };
}

/** A fact, with the space and the comma that go with an empty one. */
const FACT = /( ?)\{\s*(\w+)\s*\}(,?)/g;
const ONLY_FACT = /^\{\s*\w+\s*\}$/;

const LEFT_OUT = Symbol('left out');

/**
 * Fills every {fact} into the texts of a content value and keeps placeholders. What is about an empty claim, or names it, is left
 * out: a list item, a paragraph, an object with `about`. Reports unknown facts, and empty claims in texts that a page needs.
 */
export function interpolateFacts<T>(
  value: T,
  facts: FactTexts,
  report: Report,
  placeholders: readonly string[] = [],
): T {
  const isEmpty = (id: string) => facts[id] === null;
  const isGone = (part: unknown) => aboutOf(part).some(isEmpty);

  function fillText(marked: string, path: readonly PropertyKey[], isInItem: boolean): string | typeof LEFT_OUT {
    const { about, words: text } = splitAbout(marked);
    for (const id of about)
      if (!factIds.some((known) => known === id))
        report(path, `there is no claim or rule called ${id}. Known are ${factIds.join(', ')}.`);
    if (/[{}]/.test(text.replace(FACT, '')))
      report(path, 'has a single brace. Facts are written as {phone}: one word between { and }.');
    const isSpoken = !ONLY_FACT.test(text);
    const isLeftOut = (name: string) => isSpoken && isEmpty(name) && spokenClaims.some((spoken) => spoken === name);
    const lacks = [...text.matchAll(FACT)].some(([, , name = '']) => isEmpty(name) && !isLeftOut(name));
    if (isInItem && lacks) return LEFT_OUT;
    const filled = text.replace(FACT, (braces, space: string, name: string, comma: string) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (fact === '' || isLeftOut(name)) return '';
      if (fact) return `${space}${typeof fact === 'string' ? fact : isSpoken ? fact.sentence : fact.value}${comma}`;
      if (placeholders.includes(name)) return `${space}{${name}}${comma}`;
      const message =
        fact === null
          ? `{${name}} is empty in content/site.yaml. Write the text without it.`
          : `there is no fact called {${name}}. Known facts: {${Object.keys(facts).join('}, {')}}.`;
      report(path, message);
      return braces;
    });
    const mark = about.filter((id) => rules.some((rule) => rule === id)).map((id) => `{${id}?} `);
    return isInItem && filled.trim() === '' ? LEFT_OUT : mark.join('') + filled.trim();
  }

  function fill(value: unknown, path: readonly PropertyKey[], isInItem: boolean): unknown {
    if (typeof value === 'string') return fillText(value, path, isInItem);
    if (!value || typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      const kept = value
        .map((item, index) => (isGone(item) ? LEFT_OUT : fill(item, [...path, index], true)))
        .filter((item) => item !== LEFT_OUT);
      // A tile whose points are all left out is left out too.
      return isInItem && kept.length === 0 && value.length > 0 ? LEFT_OUT : kept;
    }
    const entries = Object.entries(value)
      .filter(([key, part]) => key !== 'about' && !isGone(part))
      .map(([key, part]) => [key, fill(part, [...path, key], isInItem)] as const);
    return entries.some(([, part]) => part === LEFT_OUT) ? LEFT_OUT : Object.fromEntries(entries);
  }

  // A page about an empty claim is hidden.
  return (isGone(value) ? { ...value, hidden: true } : fill(value, [], false)) as T;
}
