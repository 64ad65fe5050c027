import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSettings, SettingsError } from '../server/settings.ts';
import { BAD_CONFIGURATION, ContentError } from '../shared/content-error.ts';
import { readFacts } from '../shared/read-facts.ts';
import { testimonialsSchema } from '../src/content/entry-schemas.ts';
import { statementsSchema } from '../src/content/statements-schema.ts';
import {
  countLeft,
  describeFindings,
  findInFields,
  findInSettings,
  findInSite,
  findInStatements,
  findInTestimonials,
  findInTexts,
} from './launch-findings.ts';

process.chdir(join(import.meta.dirname, '..'));
const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

const site = orExplain(() => readFacts());
const settings = orExplain(() => readSettings());
const today = new Date().toLocaleDateString('en-CA', { timeZone: site.timeZone });
const findings = [
  ...findInSite(site, today),
  ...findInSettings(settings, site),
  ...findInStatements(statementsSchema.parse(read('content/statements.yaml'))),
  ...globSync('content/*/**/*.yaml')
    .sort()
    .flatMap((file) => [...findInTexts(file, read(file)), ...findInFields(file, read(file), today)]),
  ...globSync('content/*/testimonials.yaml')
    .sort()
    .flatMap((file) => findInTestimonials(file, testimonialsSchema.parse(read(file)).items)),
];
console.log(describeFindings(findings));
process.exitCode = countLeft(findings) ? 1 : 0;

/** What a reader gives; a fault in its file is said in its own words and ends the program. */
function orExplain<T>(reader: () => T): T {
  try {
    return reader();
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(BAD_CONFIGURATION);
  }
}
