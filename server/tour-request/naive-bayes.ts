import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutLinks } from './links.ts';

/** Words are compared by their first letters, because endings mostly mark number, case or tense. */
const STEM_LENGTH = 6;

const weights = train(readExamples('spam'), readExamples('families'));

/** Mostly above 2 for spam and below 0 for families. A word counts less in a long message. */
export function spamScore(message: string): number {
  const known = [...wordsOf(message)].flatMap((word) => weights.get(word) ?? []);
  return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(known.length + 1);
}

function readExamples(name: string): Set<string>[] {
  const text = readFileSync(join(import.meta.dirname, 'examples', `${name}.txt`), 'utf8');
  return text.split('\n').filter(Boolean).map(wordsOf);
}

/** Each word once, without links. A Han character counts as a word, because Chinese has no spaces between words. */
function wordsOf(text: string): Set<string> {
  const plain = withoutLinks(text).toLowerCase().replaceAll('’', "'");
  const words = plain.match(/[$€£%]|\p{Script=Han}|[\p{L}\p{M}']+/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM_LENGTH)));
}

/** The logarithm of the ratio of a word's frequencies in spam and in honest messages. */
function train(spam: readonly Set<string>[], families: readonly Set<string>[]): ReadonlyMap<string, number> {
  const [spamCounts, familyCounts] = [countWords(spam), countWords(families)];
  // Laplace smoothing, so that a rare word has little weight.
  const share = (count = 0, total: number) => (count + 1) / (total + 2);
  const weightOf = (word: string) =>
    Math.log(share(spamCounts.get(word), spam.length) / share(familyCounts.get(word), families.length));
  return new Map([...spamCounts.keys(), ...familyCounts.keys()].map((word) => [word, weightOf(word)]));
}

function countWords(messages: readonly Set<string>[]) {
  const counts = new Map<string, number>();
  for (const word of messages.flatMap((words) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
