import { accessSync, appendFileSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { TestContext } from 'vitest';
import type { Reporter, TestCase } from 'vitest/node';

/** Skips a test only if a program is not on the PATH, and returns its path. The summary of `npm test` names both. */
export function needs({ skip }: Pick<TestContext, 'skip'>, program: string): string {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
  return paths.find(isProgram) ?? skip(program);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Writes the skipped tests with what they need into the file of which scripts/test.ts makes its summary. */
export class SkippedTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { SKIPPED_TESTS } = process.env;
    const result = test.result();
    if (SKIPPED_TESTS && result.state === 'skipped')
      appendFileSync(SKIPPED_TESTS, `${test.name}: needs ${result.note ?? 'another system'}\n`);
  }
}
