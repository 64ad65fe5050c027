import { interpolate } from '../../../shared/interpolate.ts';

interface Props {
  /** Opening times such as 8:00AM-4:00PM, and the punctuation mark that follows. */
  times: string;
  /** The pattern that screen readers say them by: `timeRange` of the interface words. */
  range: string;
}

export function Times({ times, range }: Props) {
  const [from = '', to = ''] = times
    .replaceAll(':00', '')
    .replaceAll(/(?=[AP]M)/g, ' ')
    .split('-');
  return (
    <span className="nowrap">
      <span aria-hidden="true">{times}</span>
      {/* The space is for readers without CSS. */}
      <span className="hidden-visually">{` ${interpolate(range, { from, to })}`}</span>
    </span>
  );
}
