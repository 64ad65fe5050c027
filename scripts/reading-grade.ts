import { syllable } from 'syllable';

const abbreviation = /\b(Dr|Mr|Mrs|Ms|St|No|vs)\./g;
const sentenceEnd = /(?<=[.!?…]["”’)]*)\s+(?=["“‘(]?[A-Z0-9])/;
// Numbers to dial and addresses to copy are not read as words.
const notWords = /\S+@\S+|https?:\S+|(\+?1[ -])?\(?\b\d{3}\)?[ -]\d{3}-\d{4}/g;

/** Measures how hard blocks of running text are to read, as a US school grade; a block ends a sentence whatever its last sign. */
export function measureReading(blocks: readonly string[]) {
  const sentences = blocks
    .flatMap((block) => block.replace(notWords, '').replace(abbreviation, '$1').split(sentenceEnd))
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + spokenLength(word), 0);
  /** Words in the mean sentence. */
  const sentenceLength = words.length / sentences.length || 0;
  // Kincaid, Fishburne, Rogers and Chissom: Derivation of New Readability Formulas for Navy Enlisted Personnel,
  // Naval Technical Training Command, Research Branch Report 8-75, 1975.
  const grade = words.length ? 0.39 * sentenceLength + 11.8 * (syllables / words.length) - 15.59 : 0;
  return { sentences: sentences.length, words: words.length, sentenceLength, grade };
}

function wordsOf(sentence: string): string[] {
  return sentence.split(/[\s—–/]+/).filter((word) => /[a-z0-9]/i.test(word));
}

// The count is off by one in some words, up as often as down: over a page it moves the grade by 0.2 at most.
// A digit is taken for a syllable: "22" is spoken with three, "500" with three, "2002" with four.
function spokenLength(word: string): number {
  return word
    .split(/[^a-z0-9'’]+/i)
    .filter(Boolean)
    .reduce((sum, part) => sum + (/^\d+$/.test(part) ? part.length : syllable(part)), 0);
}
