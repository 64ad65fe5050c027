import { DEFAULT_LANGUAGE, languageName } from '../shared/language.ts';
import { addDays } from '../shared/opening-hours/dates.ts';
import type { ContentIssue } from './content-error.ts';
import { findDated, overdueOn, taskOf } from './dated.ts';
import type { FilesRead } from './read-files.ts';
import { dateIn } from './time-zone.ts';
import { walkFields } from './walk-fields.ts';

const DAYS_AHEAD = 60;
/** Width of the largest version of a photograph, in pixels. */
const FULL_WIDTH = 1600;

/** Facts without a translation, rules that have ended or will soon, and checks older than a year. */
export function findWarnings(read: FilesRead, now: Date): ContentIssue[] {
  const today = dateIn(read.facts.get(DEFAULT_LANGUAGE)?.timeZone ?? 'UTC', now);
  const overdue = overdueOn(findDated(read), today, addDays(today, DAYS_AHEAD)).flatMap(
    (one) => read.files.get(one.file)?.issueAt(one.path, taskOf(one)) ?? [],
  );
  return [...findUntranslatedFacts(read), ...overdue].map((issue) => ({ ...issue, isWarning: true }));
}

/** Facts that pages show in English in every language; figures such as 98% need no translation. */
function findUntranslatedFacts({ files, languages }: FilesRead): ContentIssue[] {
  const site = files.get('site.yaml');
  if (!site?.content) return [];
  return walkFields(site.type, site.content).flatMap(({ path, value, holds }) => {
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

/** A warning about a photograph of that width in pixels. */
export function tooNarrow(width: number): string | undefined {
  if (width >= FULL_WIDTH) return undefined;
  return `the photograph is ${width} pixels wide, and looks blurred on large screens. Take one of ${FULL_WIDTH} or more.`;
}
