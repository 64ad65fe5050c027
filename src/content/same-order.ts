import type { ContentFault } from '../../shared/content-error.ts';
import type { FaultAt } from '../../shared/content-file.ts';

/** What is wrong where two files have one place in a list, in sentences that name both. */
export function sameOrderFaults(files: readonly { file: string; order: number; faultAt: FaultAt }[]): ContentFault[] {
  const places = Map.groupBy(files, ({ order }) => order);
  return [...places].flatMap(([order, [first, ...others]]) =>
    others.map(({ faultAt }) =>
      faultAt(['order'], `${first?.file} has ${order} already. Give each service a place of its own.`),
    ),
  );
}
