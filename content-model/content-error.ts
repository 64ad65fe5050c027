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
  return [place, ...(isWarning ? ['warning'] : []), ...(path ? [path.join('.')] : []), message].join(': ');
}

export function sortIssues(issues: readonly ContentIssue[]): ContentIssue[] {
  return issues.toSorted(
    (one, other) =>
      one.file.localeCompare(other.file) ||
      (one.line ?? 0) - (other.line ?? 0) ||
      (one.column ?? 0) - (other.column ?? 0),
  );
}

export function errorsAmong(issues: readonly ContentIssue[]): ContentIssue[] {
  return issues.filter(({ isWarning }) => !isWarning);
}

/** The content cannot be used; the message lists every error with file, line and field. */
export class ContentError extends ExpectedError {
  override name = 'ContentError';
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[], summary = 'The content needs a correction:') {
    const sorted = sortIssues(issues);
    super([summary, ...sorted.map((issue) => `  ${describeIssue(issue)}`)].join('\n'));
    this.issues = sorted;
    // Owners have no use for a stack trace.
    this.stack = this.message;
  }
}

/** What was read; throws a `ContentError` if it has errors. */
export function withoutErrors<Read extends { issues: readonly ContentIssue[] }>(read: Read): Read {
  const errors = errorsAmong(read.issues);
  if (errors.length > 0) throw new ContentError(errors);
  return read;
}
