import { ExpectedError } from '../shared/expected-error.ts';

export interface ContentIssue {
  /** Path of the file in the project, such as `content/en/pages/home.yaml`. */
  file: string;
  /** Line and column, from 1; left out for a whole file. */
  line?: number;
  column?: number;
  /** The names on the way to the field; list items count from 0, as in `hours`, 0, `opens`. */
  path?: readonly PropertyKey[];
  message: string;
  isWarning?: true;
}

export function describeIssue({ file, line, column, path, message, isWarning }: ContentIssue): string {
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return [place, ...(isWarning ? ['warning'] : []), ...(path?.length ? [path.join('.')] : []), message].join(': ');
}

export function errorsAmong(issues: readonly ContentIssue[]): ContentIssue[] {
  return issues.filter(({ isWarning }) => !isWarning);
}

/** What was read; throws an error that lists every one with file, line and field if it has any. */
export function withoutErrors<Read extends { issues: readonly ContentIssue[] }>(read: Read): Read {
  const errors = errorsAmong(read.issues);
  if (errors.length === 0) return read;
  const lines = errors.map((issue) => `  ${describeIssue(issue)}`);
  const error = new ExpectedError(['The content needs a correction:', ...lines].join('\n'));
  // Owners have no use for a stack trace.
  error.stack = error.message;
  throw error;
}
