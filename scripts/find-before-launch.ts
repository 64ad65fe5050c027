import type { Settings } from '../server/settings.ts';
import { nameOf, readContentFile } from '../shared/content-file.ts';
import { localTime } from '../shared/opening-hours/status.ts';
import { readFacts } from '../shared/read-facts.ts';
import { readYaml } from '../shared/read-yaml.ts';
import { testimonialsSchema } from '../src/content/entry-schemas.ts';
import { statementsSchema } from '../src/content/statements-schema.ts';
import { refuseFaultyContent } from '../tooling/content/check-content.ts';
import { listContent } from '../tooling/content/content-files.ts';
import {
  type Finding,
  findInFields,
  findInPhotographs,
  findInSettings,
  findInSite,
  findInStatements,
  findInTestimonials,
  findInTexts,
} from './launch-findings.ts';

/** What is left before launch in a content folder and in the settings of the server; throws a `ContentError` where the content has faults. */
export async function findBeforeLaunch(
  folder: string,
  settings: Pick<Settings, 'mail' | 'retentionDays'>,
): Promise<Finding[]> {
  const warnings = await refuseFaultyContent(folder);
  const site = readFacts(folder);
  const today = localTime(new Date(), site.timeZone).date;
  const files = listContent(folder).filter((file) => /\/.*\.yaml$/.test(file));
  return [
    ...findInSite(site, today),
    ...findInSettings(settings, site),
    ...findInPhotographs(warnings),
    ...findInStatements(readYaml(folder, 'statements.yaml', statementsSchema), today),
    ...files.flatMap((file) => {
      const { value } = readContentFile(folder, file);
      return [...findInTexts(nameOf(file), value), ...findInFields(nameOf(file), value, today)];
    }),
    ...files
      .filter((file) => file.endsWith('/testimonials.yaml') && !file.includes('/pages/'))
      .flatMap((file) => findInTestimonials(nameOf(file), readYaml(folder, file, testimonialsSchema).items)),
  ];
}
