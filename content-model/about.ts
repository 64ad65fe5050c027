/** Claims in figures or a few words, which texts put into sentences of their own. */
export const figures = [
  'since',
  'years',
  'families',
  'satisfaction',
  'licensed',
  'healthDepartment',
  'medicare',
  'rides',
] as const;
/** Claims with a sentence for running text. */
export const spokenClaims = ['monitoring', 'parking', 'entrance', 'transit'] as const;
/** Rules outside the center that end. */
export const rules = ['mediCalRules', 'assetLimits'] as const;

/** What an item can be about, and what a text can. */
export const claimIds = [...figures, ...spokenClaims, 'promise'] as const;
export const factIds = [...claimIds, ...rules] as const;

export type Rule = (typeof rules)[number];

const MARK = /^\{((?:\w+, )*\w+)\?\}\s*/;

/** What a text such as "{rides?} Our van has a lift." says it is about, and its words. */
export function splitAbout(text: string) {
  const [mark = '', ids = ''] = MARK.exec(text) ?? [];
  return { about: ids.split(', ').filter(Boolean), words: text.slice(mark.length) };
}

/** The ids that an object or a text names. */
export function aboutOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return splitAbout(value).about;
  const { about = [] } = (value ?? {}) as { about?: readonly string[] };
  return about;
}

/** The ids that a field or anything around it names. */
export function aboutAt(value: unknown, [key, ...rest]: readonly PropertyKey[]): string[] {
  const part = key === undefined ? undefined : (value as Record<PropertyKey, unknown>)[key];
  return [...aboutOf(value), ...(part === undefined ? [] : aboutAt(part, rest))];
}
