import { syllable } from 'syllable';
import type { ContentFault } from '../../shared/content-error.ts';
import type { ReadFile } from '../../shared/validate-files.ts';
import { walkValues } from '../../src/content/walk-values.ts';

const limits = { grade: 8, sentenceLength: 20 };
// Grades of fewer words mean little.
const FEWEST_WORDS = 30;

const abbreviation = /\b(Dr|Mr|Mrs|Ms|St|No|vs)\./g;
const sentenceEnd = /(?<=[.!?…]["”’)]*)\s+(?=["“‘(]?[A-Z0-9])/;
// Phone numbers and addresses are no words.
const notWords = /\S+@\S+|https?:\S+|(\+?1[ -])?\(?\b\d{3}\)?[ -]\d{3}-\d{4}/g;

/** The Flesch-Kincaid grade of some texts; the end of a text ends a sentence. */
export function measureReading(blocks: readonly string[]) {
  const sentences = blocks
    .flatMap((block) => block.replace(notWords, '').replace(abbreviation, '$1').split(sentenceEnd))
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
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
// A digit counts as a syllable: "22" is spoken with three, "500" with three, "2002" with four.
function countSyllables(word: string): number {
  return word
    .split(/[^a-z0-9'’]+/i)
    .filter(Boolean)
    .reduce((sum, part) => sum + (/^\d+$/.test(part) ? part.length : syllable(part)), 0);
}

/** Warnings for English files whose sentences are too hard or too long; the formula was made for English. */
export function warnOfHardTexts(files: Iterable<ReadFile>): ContentFault[] {
  return [...files].flatMap(({ file, filled }): ContentFault[] => {
    if (!/^en\/(pages|services)\//.test(file)) return [];
    const texts = walkValues(filled).map(({ value }) => String(value).replace(/\]\([^)]*\)/g, ''));
    const { words, grade, sentenceLength } = measureReading(texts.filter((text) => /[.!?…]["”’)]*$/.test(text)));
    if (words < FEWEST_WORDS || (grade <= limits.grade && sentenceLength <= limits.sentenceLength)) return [];
    const message = `reads at grade ${grade.toFixed(1)}, with ${sentenceLength.toFixed(0)} words in the mean sentence. Grade ${limits.grade} and ${limits.sentenceLength} words are easy to read.`;
    return [{ file: `content/${file}`, message, isWarning: true }];
  });
}
