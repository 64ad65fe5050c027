import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, siteFolder } from '../tooling/build.ts';
import { proseOf } from './prose.ts';
import { measureReading } from './reading-grade.ts';

const limits = { grade: 8, sentenceLength: 20 };
// The formula was made for English, and fewer words than these say nothing.
const fewestWords = 30;

await buildSite();
const pages = globSync('**/*.html', { cwd: siteFolder })
  .sort()
  .map((file) => ({ file, html: readFileSync(join(siteFolder, file), 'utf8') }))
  .filter(({ html }) => /<html[^>]*\blang="en/.test(html))
  .map(({ file, html }) => ({ file, ...measureReading(proseOf(html)) }))
  .filter(({ words }) => words >= fewestWords)
  .map((page) => ({ ...page, hard: page.grade > limits.grade || page.sentenceLength > limits.sentenceLength }));

console.log(
  `Flesch-Kincaid grade (at most ${limits.grade}) and words in the mean sentence (at most ${limits.sentenceLength})\n`,
);
const width = Math.max(0, ...pages.map(({ file }) => file.length));
for (const { file, words, grade, sentenceLength, hard } of pages) {
  const figures = [grade.toFixed(1), sentenceLength.toFixed(1), `${words} words`].map((figure) => figure.padStart(10));
  console.log(`${file.padEnd(width)}${figures.join('')}${hard ? '  too hard' : ''}`);
}
const hard = pages.filter((page) => page.hard).length;
if (!pages.length) console.log('There is no English page with words enough to measure.');
else
  console.log(
    hard ? `\n${hard} of ${pages.length} pages are too hard to read.` : `\nAll ${pages.length} pages read easily.`,
  );
process.exitCode = hard || !pages.length ? 1 : 0;
