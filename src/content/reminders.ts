import type { ContentIssue } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import type { FilesRead } from '../../shared/read-files.ts';
import { siblingIn, walkValues } from './walk-values.ts';

const NOVEMBER = 10;

/** Warnings about what is not wrong but probably forgotten. */
export function findReminders(read: FilesRead, now: Date): ContentIssue[] {
  const issues = [...findUntranslatedFacts(read), ...findYearWithoutHolidays(read, now)];
  return issues.map((issue) => ({ ...issue, isWarning: true }));
}

/** Facts that pages show in English in every language; figures such as 98% need no translation. */
function findUntranslatedFacts({ files, languages }: FilesRead): ContentIssue[] {
  const site = files.get('site.yaml');
  const values = walkValues(site?.content);
  return values.flatMap(({ path, value }) => {
    if (path.at(-1) !== DEFAULT_LANGUAGE || !/\p{L}/u.test(String(value))) return [];
    const missing = languages.filter((language) => siblingIn(values, path, language) === undefined);
    return missing.flatMap((language) => {
      const shown = path.includes('interpreter') ? 'leave it out' : 'show it in English';
      const message = `"${value}" has no ${languageName(language)}, so those pages ${shown}.`;
      return site ? site.issueAt(path.slice(0, -1), message) : [];
    });
  });
}

function findYearWithoutHolidays({ files, facts }: FilesRead, now: Date): ContentIssue[] {
  const year = String(now.getFullYear() + 1);
  const { holidays = [], closingDays = [] } = facts.get(DEFAULT_LANGUAGE) ?? {};
  const isListed = holidays.length > 0 || closingDays.some(({ date }) => date.startsWith(year));
  if (isListed || now.getMonth() < NOVEMBER) return [];
  const site = files.get('site.yaml');
  return site ? [site.issueAt(['holidays'], `no holiday or closing day in ${year} yet.`)] : [];
}
