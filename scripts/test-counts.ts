/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** Counts the tests of a report by Vitest; a file that could not even be read counts as one that failed. */
export function countVitest(report: VitestReport): Counts {
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length };
}

/** Counts the tests of a report by Playwright; an error outside of any test counts as one that failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Adds counts up. */
export function sumCounts(list: readonly Counts[]): Counts {
  return list.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
