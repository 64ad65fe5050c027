import type { ContentIssue } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { addDays } from '../../shared/opening-hours/status.ts';
import type { FilesRead } from '../../shared/read-files.ts';
import { siblingIn, walkValues } from '../../src/content/walk-values.ts';

const DAYS_AHEAD = 60;

/** Warnings for answers whose rule ends soon; announcements, which have no id, end by themselves. */
export function findEndingRules({ files }: Pick<FilesRead, 'files'>, now: Date): ContentIssue[] {
  const soon = addDays(now.toISOString().slice(0, 10), DAYS_AHEAD);
  return [...files.values()].flatMap(({ value, language, issueAt }) => {
    if (language !== DEFAULT_LANGUAGE) return [];
    const values = walkValues(value);
    return values.flatMap(({ path, value: until }): ContentIssue[] => {
      const id = path.at(-1) === 'until' && siblingIn(values, path, 'id');
      if (!id || String(until) > soon) return [];
      const message = `the rule behind "${id}" ends on ${until}. Read what applies afterward, and correct the text and the date.`;
      return [{ ...issueAt(path, message), isWarning: true }];
    });
  });
}
