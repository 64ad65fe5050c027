import { interpolate } from '../../../shared/interpolate.ts';

interface Props {
  /** Opening times as the eye reads them, such as 8:00AM-4:00PM, and the mark that follows. */
  times: string;
  /** How a voice says them: `timeRange` of the interface words. */
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
      <span className="hidden-visually">{interpolate(range, { from, to })}</span>
    </span>
  );
}
