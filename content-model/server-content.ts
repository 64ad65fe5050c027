import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { DeadlineWords } from '../shared/opening-hours/deadline.ts';
import { describeHours } from '../shared/opening-hours/describe.ts';
import { sundayFirst } from '../shared/opening-hours/schedule.ts';
import type { ContentOf, TypeName } from './content-types.ts';
import { datedIn } from './dated.ts';
import type { FilesRead } from './read-files.ts';
import type { Facts } from './schemas/facts-schema.ts';

export type Content = ReturnType<typeof serverContent>;

/** What the server needs of content without errors. The build writes it as JSON. */
export function serverContent({ files, languages, facts }: FilesRead) {
  const textsOf = <Name extends TypeName>(_type: Name, path: string) => files.get(path)?.content as ContentOf<Name>;
  const contentIn = (language: string) => {
    const words = textsOf('interface', `${language}/interface.yaml`);
    const deadline: DeadlineWords = {
      language,
      days: sundayFirst.map((day) => words.weekdays[day]),
      texts: words.deadline,
    };
    return {
      hours: describeHours((facts.get(language) as Facts).hours, words).join('; '),
      deadline,
      mail: textsOf('mail', `${language}/mail.yaml`),
      next: textsOf('nextSteps', `${language}/next-steps.yaml`),
      problems: textsOf('problems', `${language}/problems.yaml`),
    };
  };
  return {
    facts: facts.get(DEFAULT_LANGUAGE) as Facts,
    /** By language code; the default language comes first. */
    languages: new Map(languages.map((language) => [language, contentIn(language)])),
    staff: textsOf('staff', `${DEFAULT_LANGUAGE}/staff.yaml`),
    /** What depends on the date in the facts and the English pages. */
    dated: [...files.values()]
      .filter(({ language }) => language === DEFAULT_LANGUAGE)
      .flatMap(({ path, value }) => datedIn(path, value)),
  };
}

export function writeServerContent({ languages, ...content }: Content): string {
  return JSON.stringify({ ...content, languages: [...languages] });
}
