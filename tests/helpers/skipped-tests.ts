import { appendFileSync } from 'node:fs';
import type { TestCase as BrowserTest, TestResult } from '@playwright/test/reporter';
import type { TestCase } from 'vitest/node';

/** A reporter of Vitest and of Playwright: adds skipped tests with what they need to the file of which scripts/test.ts makes its summary. */
export default class SkippedTests {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'skipped') add(test.name, result.note);
  }

  onTestEnd({ title }: BrowserTest, { status, annotations }: TestResult): void {
    if (status === 'skipped') add(title, annotations.find(({ type }) => type === 'skip')?.description);
  }
}

function add(title: string, need?: string): void {
  const { SKIPPED_TESTS } = process.env;
  if (SKIPPED_TESTS) appendFileSync(SKIPPED_TESTS, `${title}${need ? `: needs ${need}` : ''}\n`);
}
