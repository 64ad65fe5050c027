/** The value that so many in a hundred of a list do not exceed. */
export function percentile(values: readonly number[], hundredth: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredth) / 100) - 1)] ?? Number.NaN;
}
