import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { sundayFirst } from '../shared/opening-hours/dates.ts';
import { PROBLEMS, type Problem } from '../shared/problems.ts';
import type { LanguageContent, ServerContent } from '../shared/server-content.ts';
import type { ContentOf, TypeName } from './content-types.ts';
import { findDated, lastDayOf, taskOf } from './dated.ts';
import { describeHours } from './hours-in-words.ts';
import { replaceLinks } from './links.ts';
import type { FilesRead } from './read-files.ts';
import type { Facts } from './schemas/facts-schema.ts';

/** What the server needs of content without errors. */
export function serverContent(read: FilesRead, builtAt: string): ServerContent {
  const { files, languages, facts } = read;
  const textsOf = <Name extends TypeName>(_type: Name, path: string) => files.get(path)?.content as ContentOf<Name>;
  const contentIn = (language: string): LanguageContent => {
    const words = textsOf('interface', `${language}/interface.yaml`);
    const { heading, steps } = textsOf('nextSteps', `${language}/next-steps.yaml`);
    const problems = textsOf('problems', `${language}/problems.yaml`);
    const withPlain = (name: Problem) => {
      const { heading, explanation } = problems[name];
      return [name, { heading, explanation, plain: replaceLinks(explanation, (label) => label) }];
    };
    return {
      hours: describeHours((facts.get(language) as Facts).hours, words).join('; '),
      deadline: { language, days: sundayFirst.map((day) => words.weekdays[day]), texts: words.deadline },
      mail: textsOf('mail', `${language}/mail.yaml`),
      next: { heading, steps },
      problems: Object.fromEntries(PROBLEMS.map(withPlain)),
    };
  };
  const { name, url, phone, email, address, timeZone, hours, holidays, closingDays, claims } = facts.get(
    DEFAULT_LANGUAGE,
  ) as Facts;
  return {
    builtAt,
    facts: { name, url, phone, email, address, timeZone, hours, holidays, closingDays, promise: claims.promise },
    languages: Object.fromEntries(languages.map((language) => [language, contentIn(language)])),
    staff: textsOf('staff', `${DEFAULT_LANGUAGE}/staff.yaml`),
    dated: findDated(read).map((one) => ({
      form: one.form,
      text: one.kind === 'rule' ? one.title : taskOf(one),
      isRule: one.kind === 'rule',
      until: lastDayOf(one),
      texts: one.texts,
    })),
  };
}
