import { DEFAULT_LANGUAGE, languageName } from '../language.ts';
import { dateIn } from '../opening-hours/schedule.ts';
import { addDays } from '../opening-hours/status.ts';
import type { ContentIssue } from './content-error.ts';
import type { ContentOf } from './content-types.ts';
import { datedIn } from './overdue.ts';
import type { FilesRead } from './read-files.ts';
import type { FactsInAllLanguages } from './schemas/facts-schema.ts';
import { walkFields } from './walk-fields.ts';

const DAYS_AHEAD = 60;
const LONGEST_HEADING = 80;
/** Width of the largest version of a photograph, in pixels. */
const FULL_WIDTH = 1600;

/** Warnings about what was probably forgotten. */
export function findWarnings(read: FilesRead, now: Date): ContentIssue[] {
  const today = dateIn(read.facts.get(DEFAULT_LANGUAGE)?.timeZone ?? 'UTC', now);
  const issues = [
    ...findUntranslatedFacts(read),
    ...findYearWithoutHolidays(read, today),
    ...findEndingRules(read, today),
    ...findUntranslatedTestimonials(read),
    ...findUntranslatedQuestions(read),
    ...findPastClosingDays(read, today),
    ...findHardToRead(read),
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

function findYearWithoutHolidays({ files, facts }: FilesRead, today: string): ContentIssue[] {
  const site = files.get('site.yaml');
  const year = String(Number(today.slice(0, 4)) + 1);
  const known = facts.get(DEFAULT_LANGUAGE);
  if (!site || !known || today.slice(5, 7) < '11') return [];
  if (known.holidays.length > 0 || known.closingDays.some(({ date }) => date.startsWith(year))) return [];
  return [site.issueAt(['holidays'], `no holiday or closing day in ${year} yet.`)];
}

function findPastClosingDays({ files }: FilesRead, today: string): ContentIssue[] {
  const site = files.get('site.yaml');
  const { closingDays = [] } = (site?.content ?? {}) as Partial<FactsInAllLanguages>;
  return closingDays.flatMap(({ date, until = date }, index) =>
    site && until < today
      ? [site.issueAt(['closingDays', index], `${until} is over, so no page shows it. Remove it.`)]
      : [],
  );
}

function findHardToRead({ files }: FilesRead): ContentIssue[] {
  return [...files.values()].flatMap(({ type, value, issueAt }) =>
    walkFields(type.schema, value).flatMap(({ path, value: text }) => {
      const message = typeof text === 'string' && hardToRead(text, path.at(-1));
      return message ? [issueAt(path, message)] : [];
    }),
  );
}

function hardToRead(text: string, field: string | undefined): string | undefined {
  if (field === 'alt' && /\.(jpe?g|png|webp|heic)$|^(IMG|DSC|PXL)[-_ ]?\d/i.test(text))
    return `“${text}” is the name of a file. Say what the picture shows.`;
  if (field === 'heading' && text.length > LONGEST_HEADING)
    return `${text.length} letters fill the screen of a phone. Up to ${LONGEST_HEADING} are easy to read.`;
  const isShouted = /(\p{Lu}[^\p{L}]*){15}/u.test(text) && text === text.toUpperCase();
  return isShouted ? 'capitals alone are hard to read, and seem to shout.' : undefined;
}

/** A warning about a photograph of that width in pixels. */
export function tooNarrow(width: number): string | undefined {
  if (width >= FULL_WIDTH) return undefined;
  return `the photograph is ${width} pixels wide, and looks blurred on large screens. Take one of ${FULL_WIDTH} or more.`;
}

function findEndingRules({ files }: FilesRead, today: string): ContentIssue[] {
  const soon = addDays(today, DAYS_AHEAD);
  const english = [...files.values()].filter(({ language }) => language === DEFAULT_LANGUAGE);
  return english.flatMap((file) =>
    datedIn(file.value).flatMap(({ title, until, path }) => {
      const message = `the rule behind “${title}” ends on ${until}. Read what applies afterward, and correct the text and the date.`;
      return until && until <= soon ? [file.issueAt([...path, 'until'], message)] : [];
    }),
  );
}

/** Names in one list of testimonials that are not in the other, each as an issue at its item. */
export function testimonialsWithout(
  { files }: FilesRead,
  language: string,
  other: string,
  message: (name: string) => string,
) {
  const [file, otherFile] = [language, other].map((one) => files.get(`${one}/testimonials.yaml`));
  const [items, others] = [file, otherFile].map(
    (one) => (one?.content as ContentOf<'testimonials'> | undefined)?.items,
  );
  if (!file || !items || !others) return [];
  return items.flatMap(({ name }, index) =>
    others.some((one) => one.name === name) ? [] : [file.issueAt(['items', index], message(name))],
  );
}

function findUntranslatedTestimonials(read: FilesRead): ContentIssue[] {
  return read.languages.flatMap((language) =>
    testimonialsWithout(
      read,
      DEFAULT_LANGUAGE,
      language,
      (name) => `“${name}” is not on the ${languageName(language)} site yet.`,
    ),
  );
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
