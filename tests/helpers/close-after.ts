// The tests of Playwright close what they start.
const vitest = process.env.VITEST ? await import('vitest') : null;

/** Closes something after the test of Vitest, or after the file if it was started outside of tests. */
export function closeAfter(close: () => unknown): void {
  const closing = async () => void (await close());
  if (vitest?.expect.getState().currentTestName) vitest.onTestFinished(closing);
  else vitest?.afterAll(closing);
}
