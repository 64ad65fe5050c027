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
  const missing = (path: readonly string[], english: string) => {
    issues.push(issueAt(path, `is missing. content/site.yaml says "${english}": write it in this language.`));
  };

  const saidClaims = Object.entries(facts.claims).map(([key, claim]) => {
    const name = key as keyof Claims;
    const said = own.claims?.[name];
    if (!claim) return [name, null];
    if (!said && hasWords(claim.value)) missing(['claims', name], claim.value);
    const ownClaim = { ...claim, value: said ?? claim.value };
    if (name === 'promise' && promisedHours(ownClaim) !== promisedHours(claim))
      issues.push(issueAt(['claims', name], `has another number than content/site.yaml, which says "${claim.value}".`));
    return [name, ownClaim];
  });
  const saidOptional = Object.entries(facts.optional).map(([key, fact]) => {
    const name = key as keyof Optional;
    const said = own.optional?.[name];
    const english = valuesOf(fact).join('; ');
    if (english === '') return [name, fact];
    if (!said?.length && !SAME_EVERYWHERE.has(name) && hasWords(english)) missing(['optional', name], english);
    return [name, said?.length ? said : fact];
  });
  const closingDays = facts.closingDays.map((day) => {
    const name = day.name && own.closingDays?.[day.name];
    if (day.name && !name) missing(['closingDays', day.name], day.name);
    return name ? { ...day, name } : day;
  });

  if (issues.length > 0) throw new ContentError(issues);
  return {
    ...facts,
    claims: Object.fromEntries(saidClaims) as Claims,
    optional: Object.fromEntries(saidOptional) as Optional,
    closingDays,
  };
}

/** True for texts to translate; figures such as 22+ and 98% are the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
