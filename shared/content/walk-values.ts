export function walkValues(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; value: unknown }[] {
  if (!value || typeof value !== 'object') return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => walkValues(part, [...path, key]));
}
