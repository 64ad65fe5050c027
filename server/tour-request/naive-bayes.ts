import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutLinks } from './links.ts';

/** Words are compared by this many letters, since later ones are mostly number, case or tense. */
const STEM_LENGTH = 6;

const weights = train(readExamples('spam'), readExamples('families'));

/** The likeness of a message to spam: mostly above 2 for spam, and below 0 for families. In long messages a word counts less. */
export function spamScore(message: string): number {
  const known = [...wordsOf(message)].flatMap((word) => weights.get(word) ?? []);
  return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(known.length + 1);
}

function readExamples(name: string): Set<string>[] {
  const text = readFileSync(join(import.meta.dirname, 'examples', `${name}.txt`), 'utf8');
  return text.split('\n').filter(Boolean).map(wordsOf);
}

/** Each word once, without those of links. A Han character is a word, since Chinese has no blanks between words. */
function wordsOf(text: string): Set<string> {
  const plain = withoutLinks(text).toLowerCase().replaceAll('’', "'");
  const words = plain.match(/[$€£%]|\p{Script=Han}|[\p{L}\p{M}']+/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM_LENGTH)));
}

/** The logarithm of how much more often each word occurs in spam. */
function train(spam: readonly Set<string>[], families: readonly Set<string>[]): ReadonlyMap<string, number> {
  const [spamCounts, familyCounts] = [countWords(spam), countWords(families)];
  // Laplace smoothing, so that a word seen once proves little.
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
