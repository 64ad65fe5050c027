import { expect, test } from 'vitest';
import { countPlaywright, countVitest, sumCounts } from './test-counts.ts';

test('a test file that could not be read counts as one failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 4, failed: 2 });
});

test('an error outside of any browser test counts as one failure', () => {
  const stats = { expected: 10, unexpected: 2, flaky: 0 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 10, failed: 3 });
});

test('counts of several runs add up, and no run is none passed', () => {
  expect(
    sumCounts([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
  expect(sumCounts([])).toEqual({ passed: 0, failed: 0 });
});
