/** The exit code by which service managers know an error in content or settings, which a restart does not fix. */
export const BAD_CONFIGURATION = 78;

export interface ContentFault {
  /** Path of the file in the project, such as `content/en/pages/home.yaml`. */
  file: string;
  /** Line and column, from 1; left out where a whole file is meant. */
  line?: number;
  column?: number;
  /** Names that lead to the field, with dots between; items of lists count from 0, as in `hours.0.opens`. */
  field?: string;
  message: string;
  isWarning?: true;
}

export function describeFault({ file, line, column, field, message, isWarning }: ContentFault): string {
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return [place, ...(isWarning ? ['warning'] : []), ...(field ? [field] : []), message].join(': ');
}

export function sortFaults(faults: readonly ContentFault[]): ContentFault[] {
  return faults.toSorted(
    (one, other) =>
      one.file.localeCompare(other.file) ||
      (one.line ?? 0) - (other.line ?? 0) ||
      (one.column ?? 0) - (other.column ?? 0),
  );
}

/** Content cannot be used; the message lists every fault with file, line and field. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    const sorted = sortFaults(faults);
    super(['The content needs a correction:', ...sorted.map((fault) => `  ${describeFault(fault)}`)].join('\n'));
    this.faults = sorted;
    // Owners have no use for a stack trace.
    this.stack = this.message;
  }
}

/** Collects faults, so that one does not hide the next; `attempt` returns undefined after a fault. */
export function collectFaults() {
  const faults: ContentFault[] = [];
  const attempt = <Result>(use: () => Result): Result | undefined => {
    try {
      return use();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return undefined;
    }
  };
  return { faults, attempt };
}
