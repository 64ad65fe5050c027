export function walkValues(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; value: unknown }[] {
  if (!value || typeof value !== 'object') return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => walkValues(part, [...path, key]));
}

/** The value of another field beside the one at a path. */
export function siblingIn(values: ReturnType<typeof walkValues>, path: readonly string[], name: string): unknown {
  const other = [...path.slice(0, -1), name].join('.');
  return values.find((one) => one.path.join('.') === other)?.value;
}
