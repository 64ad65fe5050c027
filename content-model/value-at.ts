/** The part of a value at a path. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
}

/** A copy of a value with another part at a path; undefined as `next` takes an item out of its list. */
export function setIn(value: unknown, [key, ...rest]: readonly PropertyKey[], next: unknown): unknown {
  if (key === undefined) return next;
  if (!Array.isArray(value)) {
    const parts = value as Record<PropertyKey, unknown> | undefined;
    return { ...parts, [key]: setIn(parts?.[key], rest, next) };
  }
  const index = Number(key);
  const part = setIn(value[index], rest, next);
  return part === undefined ? value.toSpliced(index, 1) : value.with(index, part);
}
