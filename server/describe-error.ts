/** Describes an error without its message, which can quote a visitor. */
export function describeError(error: Error & { code?: string; errcode?: number }) {
  const at = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  return { type: error.name, code: error.code, sqlite: error.errcode, at };
}
