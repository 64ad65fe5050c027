import { z } from 'zod';
import { ContentError, type ContentFault } from './content-error.ts';
import type { FaultAt } from './content-file.ts';
import { promisedHours, valuesOf } from './facts.ts';
import { type Facts, factsSchema } from './facts-schema.ts';
import { shapeOf } from './text-schema.ts';

type Claims = Facts['claims'];
type Slots = Facts['slots'];

const words = z.string().trim().min(1, 'some text').nullable().optional();
const { claims, slots } = factsSchema.shape;

export const translatedFactsSchema = z
  .strictObject({
    claims: z
      .strictObject(shapeOf(Object.keys(claims.shape) as (keyof Claims)[], words))
      .describe('Claims by their names; null makes one nowhere in this language.'),
    slots: slots.partial().describe('Slots by their names; null, or [] for a list, leaves one out in this language.'),
    closingDays: z
      .record(z.string(), words)
      .describe('Names of closing days, by the name in `content/site.yaml`; null shows the date alone.'),
  })
  .partial();

export type TranslatedFacts = z.infer<typeof translatedFactsSchema>;

/** Slots that read the same in every language. */
const SAME_EVERYWHERE = new Set<keyof Slots>([
  'licenseNumber',
  'fax',
  'npi',
  'nondiscriminationNotice',
  'languageNotice',
  'privacyPractices',
]);

const NEEDED = new Set<keyof Claims>(['promise', 'retention']);

/** The facts in another language; throws a `ContentError` that lists each missing translation. */
export function translateFacts(facts: Facts, own: TranslatedFacts, faultAt: FaultAt): Facts {
  const faults: ContentFault[] = [];
  const missing = (path: readonly string[], english: string, instead?: string) => {
    const write = `write it in this language${instead ? `, or ${instead}` : ''}`;
    faults.push(faultAt(path, `is missing. content/site.yaml says "${english}": ${write}.`));
  };

  const saidClaims = Object.entries(facts.claims).map(([key, claim]) => {
    const name = key as keyof Claims;
    const said = own.claims?.[name];
    if (!claim || said === null) return [name, NEEDED.has(name) ? claim : null];
    if (said === undefined && hasWords(claim.value))
      missing(['claims', name], claim.value, NEEDED.has(name) ? undefined : 'null to leave it out');
    const ownClaim = { ...claim, value: said ?? claim.value };
    if (name === 'promise' && promisedHours(ownClaim) !== promisedHours(claim))
      faults.push(faultAt(['claims', name], `has another number than content/site.yaml, which says "${claim.value}".`));
    return [name, ownClaim];
  });
  const saidSlots = Object.entries(facts.slots).map(([key, slot]) => {
    const name = key as keyof Slots;
    const said = own.slots?.[name];
    const english = valuesOf(slot).join('; ');
    if (english === '') return [name, slot];
    if (said === undefined && !SAME_EVERYWHERE.has(name) && hasWords(english))
      missing(['slots', name], english, `${Array.isArray(slot) ? '[]' : 'null'} to leave it out`);
    return [name, said === undefined ? slot : said];
  });
  const closingDays = facts.closingDays.map(({ name: english, ...day }) => {
    if (!english) return day;
    const name = own.closingDays?.[english];
    if (name === undefined) missing(['closingDays', english], english, 'null to show the date alone');
    return { ...day, ...(name ? { name } : {}) };
  });

  if (faults.length > 0) throw new ContentError(faults);
  return {
    ...facts,
    claims: Object.fromEntries(saidClaims) as Claims,
    slots: Object.fromEntries(saidSlots) as Slots,
    closingDays,
  };
}

/** True for texts to translate; figures such as 22+ and 98% are the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
