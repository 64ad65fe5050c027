import type { ContentIssue } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { addDays } from '../../shared/opening-hours/status.ts';
import { datedIn } from '../../shared/overdue.ts';
import type { FilesRead } from '../../shared/read-files.ts';
import { walkFields } from '../../shared/walk-fields.ts';
import type { ContentOf } from './content-types.ts';

const NOVEMBER = 10;
const DAYS_AHEAD = 60;

/** Warnings about what was probably forgotten. */
export function findWarnings(read: FilesRead, now: Date): ContentIssue[] {
  const issues = [
    ...findUntranslatedFacts(read),
    ...findYearWithoutHolidays(read, now),
    ...findEndingRules(read, now),
    ...findUntranslatedTestimonials(read),
    ...findUntranslatedQuestions(read),
  ];
  return issues.map((issue) => ({ ...issue, isWarning: true }));
}

/** Facts that pages show in English in every language; figures such as 98% need no translation. */
function findUntranslatedFacts({ files, languages }: FilesRead): ContentIssue[] {
  const site = files.get('site.yaml');
  if (!site?.content) return [];
  return walkFields(site.type.schema, site.content).flatMap(({ path, value, holds }) => {
    if (holds !== 'texts' || !value) return [];
    const texts = value as Record<string, string>;
    const english = texts[DEFAULT_LANGUAGE] ?? '';
    const missing = /\p{L}/u.test(english) ? languages.filter((language) => !texts[language]) : [];
    const shown = path.includes('interpreter') ? 'leave it out' : 'show it in English';
    return missing.map((language) =>
      site.issueAt(path, `"${english}" has no ${languageName(language)}, so those pages ${shown}.`),
    );
  });
}

function findYearWithoutHolidays({ files, facts }: FilesRead, now: Date): ContentIssue[] {
  const site = files.get('site.yaml');
  const year = String(now.getFullYear() + 1);
  const known = facts.get(DEFAULT_LANGUAGE);
  if (!site || !known || now.getMonth() < NOVEMBER) return [];
  if (known.holidays.length > 0 || known.closingDays.some(({ date }) => date.startsWith(year))) return [];
  return [site.issueAt(['holidays'], `no holiday or closing day in ${year} yet.`)];
}

function findEndingRules({ files }: FilesRead, now: Date): ContentIssue[] {
  const soon = addDays(now.toISOString().slice(0, 10), DAYS_AHEAD);
  const english = [...files.values()].filter(({ language }) => language === DEFAULT_LANGUAGE);
  return english.flatMap((file) =>
    datedIn(file.value).flatMap(({ title, until, path }) => {
      const message = `the rule behind “${title}” ends on ${until}. Read what applies afterward, and correct the text and the date.`;
      return until && until <= soon ? [file.issueAt([...path, 'until'], message)] : [];
    }),
  );
}

export function testimonialsIn({ files }: FilesRead, language: string) {
  const file = files.get(`${language}/testimonials.yaml`);
  const content = file?.content as ContentOf<'testimonials'> | undefined;
  return file && content && { file, items: content.items };
}

function findUntranslatedTestimonials(read: FilesRead): ContentIssue[] {
  const all = testimonialsIn(read, DEFAULT_LANGUAGE)?.items.length ?? 0;
  return read.languages.flatMap((language) => {
    const own = testimonialsIn(read, language);
    if (!own || own.items.length >= all) return [];
    const message = `${all - own.items.length} of ${all} have no ${languageName(language)}, so those pages leave them out.`;
    return [own.file.issueAt(['items'], message)];
  });
}

/** Questions that are not in every language. */
function findUntranslatedQuestions({ languages, files }: FilesRead): ContentIssue[] {
  const pages = languages.flatMap((language) => {
    const file = files.get(`${language}/pages/questions.yaml`);
    const content = file?.content as ContentOf<'questionsPage'> | undefined;
    return file && content ? [{ ...file, groups: content.groups }] : [];
  });
  return pages.flatMap(({ groups, issueAt }) =>
    groups.flatMap(({ items }, group) =>
      items.flatMap(({ id, question }, index) => {
        const others = pages.filter((page) => !page.groups.some((other) => other.items.some((item) => item.id === id)));
        const message = (language: string) => `“${question}” is not on the ${languageName(language)} site yet.`;
        return others.map(({ language }) => issueAt(['groups', group, 'items', index], message(language)));
      }),
    ),
  );
}
