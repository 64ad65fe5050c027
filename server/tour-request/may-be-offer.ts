import { FIELDS, type TourRequest } from '../../shared/tour-request/fields.ts';
import { countLinks, HIDDEN_LINK } from './links.ts';
import { spamScore } from './naive-bayes.ts';

/** Labels at most 5 % of the honest requests in the test. */
const LABEL_SCORE = 2.9;
const LINK_SCORE = 0.5;

/** True if a request reads like spam. Staff see it as a label. Takes linear time. */
export function mayBeOffer(fields: TourRequest): boolean {
  const valuesOf = (isText: boolean) =>
    FIELDS.filter(({ kind }) => kind !== 'email' && (kind === 'text') === isText).map(({ name }) => fields[name]);
  const message = valuesOf(true).join('\n');
  const others = valuesOf(false);
  const links = countLinks(message);
  if (links >= 3 || others.some((value) => countLinks(value) > 0)) return true;
  if ([message, ...others].some((value) => HIDDEN_LINK.test(value))) return true;
  if (isGibberish([message, ...others])) return true;
  return spamScore(message) + links * LINK_SCORE >= LABEL_SCORE;
}

function isGibberish(texts: readonly string[]) {
  const words = texts.flatMap((text) => text.match(/[A-Za-z]{7,}/g) ?? []);
  return words.filter(isRandom).length >= 2;
}

function isRandom(word: string) {
  const caseChanges = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  const isCamelCase = /^(?:[A-Z][a-z]+)+$/.test(word);
  return caseChanges >= 3 || (caseChanges >= 2 && !isCamelCase) || (word.length >= 8 && !/[aeiouy]/i.test(word));
}
