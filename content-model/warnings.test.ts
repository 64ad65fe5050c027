import { expect, test } from 'vitest';
import { fixtureFile, readFixture } from '../tests/helpers/fixture-files.ts';
import claimWords from './claim-words.json' with { type: 'json' };
import { describeIssue } from './content-error.ts';
import { findWarnings } from './warnings.ts';

/** The warnings about a page with a sentence for each word of a claim, and one with a placeholder. */
function warningsIn(language: 'en' | 'es', site: string): string {
  const file = `${language}/pages/privacy.yaml`;
  const sentences = Object.values(claimWords[language])
    .flat()
    .map((word) => `"x ${word} y"`);
  const text = fixtureFile(
    file,
    / {4}paragraphs: \[.*/,
    `    paragraphs: [${sentences.join(', ')}, "{parking}. Yes."]`,
  );
  const read = readFixture({ [file]: text, 'site.yaml': site });
  return findWarnings(read, new Date('2026-06-01')).map(describeIssue).join('\n');
}

const claimless = fixtureFile('site.yaml').replace(/^ {2}(?!retention)(\w+): \{ value: .*/gm, '  $1: null');

for (const language of ['en', 'es'] as const) {
  const warnings = warningsIn(language, claimless);
  test.each(Object.values(claimWords[language]).flat())(
    `${language}: warns of “%s” once that claim was removed`,
    (word) => {
      expect(warnings).toContain(`says “${word}”, but the claim`);
    },
  );
}

test('warns of no claim that the center makes', () => {
  const site = fixtureFile('site.yaml').replace(/(medicare|transit): null$/gm, '$1: { value: Yes, confirmed: null }');
  expect(warningsIn('en', site)).not.toContain('was removed');
});
