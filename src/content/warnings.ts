import type { ContentIssue } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { addDays } from '../../shared/opening-hours/status.ts';
import type { ContentFile, FilesRead } from '../../shared/read-files.ts';
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
  const { holidays = [], closingDays = [] } = facts.get(DEFAULT_LANGUAGE) ?? {};
  const isListed = holidays.length > 0 || closingDays.some(({ date }) => date.startsWith(year));
  if (!site || isListed || now.getMonth() < NOVEMBER) return [];
  return [site.issueAt(['holidays'], `no holiday or closing day in ${year} yet.`)];
}

/** Answers and sections of a page that may rest on a rule with an end. */
export function datedParts({ content }: Pick<ContentFile, 'content'>) {
  const { groups = [], sections = [] } = (content ?? {}) as Partial<ContentOf<'questionsPage'> & ContentOf<'guides'>>;
  return [
    ...groups.flatMap(({ items }, group) =>
      items.map((part, index) => ({ part, path: ['groups', group, 'items', index] as PropertyKey[] })),
    ),
    ...sections.map((part, index) => ({ part, path: ['sections', index] as PropertyKey[] })),
  ];
}

function findEndingRules({ files }: FilesRead, now: Date): ContentIssue[] {
  const soon = addDays(now.toISOString().slice(0, 10), DAYS_AHEAD);
  const english = [...files.values()].filter(({ language }) => language === DEFAULT_LANGUAGE);
  return english.flatMap((file) =>
    datedParts(file).flatMap(({ part: { id, until }, path }) => {
      const message = `the rule behind "${id}" ends on ${until}. Read what applies afterward, and correct the text and the date.`;
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
  const pages = languages.flatMap((language) => files.get(`${language}/pages/questions.yaml`) ?? []);
  return pages.flatMap((page) =>
    datedParts(page).flatMap(({ part, path }) => {
      const others = pages.filter(
        (other) => other.content && !datedParts(other).some((candidate) => candidate.part.id === part.id),
      );
      return others.map(({ language }) =>
        page.issueAt(
          path,
          `“${'question' in part && part.question}” is not on the ${languageName(language)} site yet.`,
        ),
      );
    }),
  );
}
