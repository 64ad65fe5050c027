import type { z } from 'zod';
import { checkEntry } from './check-entry.ts';
import { ContentError, collectFaults } from './content-error.ts';
import { readContentFile } from './content-file.ts';
import type { Facts } from './facts-schema.ts';
import { factTexts, fillFacts } from './fill-facts.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { type MailTexts, mailSchema, type StaffTexts, staffSchema } from './mail-schema.ts';
import { type NextStepsTexts, nextStepsSchema } from './next-steps-schema.ts';
import { hoursSchema } from './opening-hours/hours-schema.ts';
import { type ProblemTexts, problemsSchema } from './problems-schema.ts';
import { readFacts, readFactsIn } from './read-facts.ts';
import { listLanguages } from './read-languages.ts';
import { CONTENT, readYaml } from './read-yaml.ts';

/** What the server says in one language, with the facts filled in. */
export type LanguageContent = {
  /** The opening hours, such as "Monday to Friday 8:00AM-4:00PM; Saturday and Sunday closed". */
  hours: string;
  mail: MailTexts;
  /** What happens after a request. */
  next: NextStepsTexts;
  problems: ProblemTexts;
};

/** Everything the server takes from `content/`. */
export type Content = {
  facts: Facts;
  /** By code of the language, such as `en`; the default language comes first. */
  languages: ReadonlyMap<string, LanguageContent>;
  /** The words of mail to staff, who read the default language. */
  staff: StaffTexts;
};

/** Names in braces that are filled in when a message is written. */
export const FILLED_IN_MAIL = ['reference', 'due', 'count', 'list', 'number', 'time', 'what'];

/** Reads what the server says from a content folder; throws a `ContentError` that names every error in every file. */
export function readContent(folder: string = CONTENT): Content {
  const { faults, attempt } = collectFaults();
  const facts = attempt(() => readFacts(folder));
  const languages = new Map<string, Partial<LanguageContent>>();
  let staff: StaffTexts | undefined;
  for (const language of listLanguages(folder)) {
    const hours = attempt(() => readYaml(folder, `${language}/interface.yaml`, hoursSchema));
    const said = facts && attempt(() => readFactsIn(language, facts, folder));
    const texts = said && hours && factTexts(said, hours);
    const read = <Schema extends z.ZodType>(name: string, schema: Schema, later: readonly string[]) => {
      const file = `${language}/${name}`;
      return attempt(() => {
        const { value, faultAt } = readContentFile(folder, file);
        const entry = checkEntry(schema, value, faultAt);
        // Once more, since facts make texts longer and claims that are null make lists shorter.
        return texts && checkEntry(schema, fillFacts(entry, texts, faultAt, later), faultAt);
      });
    };
    languages.set(language, {
      hours: texts?.hours ?? undefined,
      mail: read('mail.yaml', mailSchema, FILLED_IN_MAIL),
      next: read('next-steps.yaml', nextStepsSchema, []),
      problems: read('problems.yaml', problemsSchema, []),
    });
    if (language === DEFAULT_LANGUAGE) staff = read('staff.yaml', staffSchema, FILLED_IN_MAIL);
  }
  if (faults.length > 0) throw new ContentError(faults);
  // Nothing is missing: for what could not be read there would be a fault.
  return { facts, languages, staff } as Content;
}
