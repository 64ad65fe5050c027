import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ContentError } from '../shared/content-error.ts';
import { readFacts } from '../shared/read-facts.ts';
import { testimonialsSchema } from '../src/content/entry-schemas.ts';
import { countLeft, describeFindings, findInSite, findInTestimonials, findInTexts } from './launch-findings.ts';

process.chdir(join(import.meta.dirname, '..'));
const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

const site = readSite();
const today = new Date().toLocaleDateString('en-CA', { timeZone: site.timeZone });
const findings = [
  ...findInSite(site, today),
  ...globSync('content/*/**/*.yaml')
    .sort()
    .flatMap((file) => findInTexts(file, read(file))),
  ...globSync('content/*/testimonials.yaml')
    .sort()
    .flatMap((file) => findInTestimonials(file, testimonialsSchema.parse(read(file)).items)),
];
console.log(describeFindings(findings));
process.exitCode = countLeft(findings) ? 1 : 0;

function readSite() {
  try {
    return readFacts();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
