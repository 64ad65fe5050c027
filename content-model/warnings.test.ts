import { expect, test } from 'vitest';
import { fixtureFile, readFixture } from '../tests/helpers/fixture-files.ts';
import claimWords from './claim-words.json' with { type: 'json' };
import { describeIssue } from './content-error.ts';
import { findWarnings } from './warnings.ts';

const site = fixtureFile('site.yaml').replace(/^ {2}(?!retention)(\w+): \{ value: .*/gm, '  $1: null');

/** The warnings about a page with a sentence for each word, for a center that makes no claim. */
function warningsIn(language: 'en' | 'es', words: string[]): string {
  const file = `${language}/pages/privacy.yaml`;
  const sentences = words.map((word) => `"x ${word} y"`);
  const text = fixtureFile(file, / {4}paragraphs: \[.*/, `    paragraphs: [${sentences.join(', ')}]`);
  const read = readFixture({ [file]: text, 'site.yaml': site });
  return findWarnings(read, new Date('2026-06-01')).map(describeIssue).join('\n');
}

for (const language of ['en', 'es'] as const) {
  const words = Object.values(claimWords[language]).flat();
  const warnings = warningsIn(language, words);
  test.each(words)(`${language}: warns of “%s” once that claim was removed`, (word) => {
    expect(warnings).toContain(`says “${word}”, but the claim`);
  });
}
