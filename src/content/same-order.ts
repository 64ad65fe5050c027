/** What is wrong where two files have one place in a list, in sentences that name both. */
export function sameOrderErrors(files: readonly { file: string; order: number }[]): string[] {
  const places = Map.groupBy(files, ({ order }) => order);
  return [...places].flatMap(([order, [first, ...others]]) =>
    others.map(
      ({ file }) => `${file}: order: ${first?.file} has ${order} already. Give each service a place of its own.`,
    ),
  );
}
