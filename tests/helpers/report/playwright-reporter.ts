import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { firstLine, noteFailedTests } from './failed-tests.ts';

/** Names the browser tests that failed, and those that passed only when they were run again. */
export default class FailedBrowserTests implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError({ message }: TestError): void {
    noteFailedTests([`outside of any test: ${firstLine(message)}`]);
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    noteFailedTests(tests.filter((test) => test.outcome() === 'unexpected').map(nameOf));
    const flaky = tests.filter((test) => test.outcome() === 'flaky');
    noteFailedTests(flaky.map((test) => `${nameOf(test)} (flaky: failed first, passed when run again)`));
  }
}

function nameOf(test: TestCase): string {
  // The first three titles are those of the whole, of the project and of the file.
  return `${relative('.', test.location.file)}: ${test.titlePath().slice(3).join(' > ')}`;
}
