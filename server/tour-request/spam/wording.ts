import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Letters of a word that count; the rest mostly says its number, case or tense. */
const STEM = 6;

/** Messages of a kind, one in each line. */
const examples = (kind: 'spam' | 'families') =>
  readFileSync(join(import.meta.dirname, 'examples', `${kind}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);

const weights = learn(examples('spam').map(wordsOf), examples('families').map(wordsOf));

/**
 * How much a message is worded like spam rather than like the messages of families: about 2 and more for most spam, below
 * 0 for most families, 0 where the words say nothing. Naive Bayes over the examples, with less weight for each word of a
 * long message, since its words do not come independently of each other.
 */
export function soundsLikeSpam(message: string): number {
  const known = [...wordsOf(message)].flatMap((word) => weights.get(word) ?? []);
  return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(known.length + 1);
}

/** The words of a text as they are compared, each once; Chinese and Japanese have none between blanks, so a sign is one. */
function wordsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[$€£%]|\p{Script=Han}|[\p{L}\p{M}']+/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM)));
}

/** For each word, the logarithm of how much more often it stands in spam than in messages of families. */
function learn(spam: readonly Set<string>[], families: readonly Set<string>[]): ReadonlyMap<string, number> {
  const spamCounts = countWords(spam);
  const familyCounts = countWords(families);
  // As if each word stood in one more message of either kind: what was seen once proves little.
  const share = (count = 0, of: readonly unknown[]) => (count + 1) / (of.length + 2);
  const known = [...spamCounts.keys(), ...familyCounts.keys()];
  return new Map(
    known.map((word) => [word, Math.log(share(spamCounts.get(word), spam) / share(familyCounts.get(word), families))]),
  );
}

function countWords(messages: readonly Set<string>[]) {
  const counts = new Map<string, number>();
  for (const word of messages.flatMap((words) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
