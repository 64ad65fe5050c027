import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { firstLine, noteFailedTests } from './failed-tests.ts';

/** Names the unit tests that failed, and the files that could not be run. */
export default class FailedUnitTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    noteFailedTests(modules.filter((module) => !module.ok()).flatMap(failuresOf));
    noteFailedTests(errors.map(({ message }) => `outside of any test: ${firstLine(message)}`));
  }
}

function failuresOf(module: TestModule): string[] {
  const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  const tests = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
  return [...errors.map(({ message }) => firstLine(message)), ...tests].map(
    (failure) => `${module.relativeModuleId}: ${failure}`,
  );
}
