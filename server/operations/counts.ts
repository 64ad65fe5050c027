/** How often each thing happened since the start, by name. */
export type Counts = {
  /** Counts one more. */
  add(name: string): void;
  /** All counts so far. */
  all(): ReadonlyMap<string, number>;
};

/** Starts counting from nothing. */
export function createCounts(): Counts {
  const counts = new Map<string, number>();
  return {
    add: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    all: () => counts,
  };
}
