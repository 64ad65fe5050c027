import { z } from 'zod';
import { ContentError, type ContentIssue } from './content-error.ts';
import { promisedHours, valuesOf } from './facts.ts';
import { type Facts, factsSchema } from './facts-schema.ts';
import type { IssueAt } from './parse-content.ts';
import { filled, shapeOf } from './text-schema.ts';

type Claims = Facts['claims'];
type Optional = Facts['optional'];

const { claims, optional } = factsSchema.shape;

export const translatedFactsSchema = z
  .strictObject({
    claims: z
      .strictObject(shapeOf(Object.keys(claims.shape) as (keyof Claims)[], filled.optional()))
      .describe('Claims by their names.'),
    optional: optional.partial().describe('Optional facts by their names.'),
    closingDays: z.record(z.string(), filled).describe('Names of closing days, by the name in `content/site.yaml`.'),
  })
  .partial();

export type TranslatedFacts = z.infer<typeof translatedFactsSchema>;

/** Optional facts that read the same in every language. */
const SAME_EVERYWHERE = new Set<keyof Optional>([
  'licenseNumber',
  'fax',
  'npi',
  'nondiscriminationNotice',
  'languageNotice',
  'privacyPractices',
]);

/** Translates the facts; throws a `ContentError` that lists each missing translation. */
export function translateFacts(facts: Facts, own: TranslatedFacts, issueAt: IssueAt): Facts {
  const issues: ContentIssue[] = [];
  function reportMissing(path: readonly string[], english: string): void {
    if (hasWords(english))
      issues.push(issueAt(path, `is missing. content/site.yaml says "${english}": write it in this language.`));
  }

  const claims = Object.entries(facts.claims).map(([key, claim]) => {
    const value = own.claims?.[key as keyof Claims];
    if (claim && !value) reportMissing(['claims', key], claim.value);
    return [key, claim && { ...claim, value: value ?? claim.value }];
  });
  const optional = Object.entries(facts.optional).map(([key, fact]) => {
    const name = key as keyof Optional;
    const value = own.optional?.[name];
    if (!value?.length && !SAME_EVERYWHERE.has(name)) reportMissing(['optional', name], valuesOf(fact).join('; '));
    // A language cannot have a fact that English does not have.
    return [name, fact?.length && value?.length ? value : fact];
  });
  const closingDays = facts.closingDays.map((day) => {
    const name = day.name && own.closingDays?.[day.name];
    if (day.name && !name) reportMissing(['closingDays', day.name], day.name);
    return name ? { ...day, name } : day;
  });
  const translated: Facts = {
    ...facts,
    claims: Object.fromEntries(claims) as Claims,
    optional: Object.fromEntries(optional) as Optional,
    closingDays,
  };
  const { promise } = facts.claims;
  if (promisedHours(translated.claims.promise) !== promisedHours(promise)) {
    const message = `has another number than content/site.yaml, which says "${promise?.value}".`;
    issues.push(issueAt(['claims', 'promise'], message));
  }
  if (issues.length > 0) throw new ContentError(issues);
  return translated;
}

/** True for texts to translate; figures such as 22+ and 98% are the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
