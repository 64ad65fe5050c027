/** The exit code by which service managers know an error in content or settings, which a restart does not fix. */
export const BAD_CONFIGURATION = 78;

/** An error that people can correct by its message, without a stack trace. */
export class ExpectedError extends Error {
  override name = 'ExpectedError';
  readonly exitCode: number;

  constructor(message: string, exitCode = BAD_CONFIGURATION) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a program that ends with the message and the exit code of an expected error. */
export async function runProgram(program: () => unknown): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    console.error(error.message);
    process.exit(error.exitCode);
  }
}
