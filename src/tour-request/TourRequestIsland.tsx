import type { IslandProps } from './props.ts';
import { TourRequestForm } from './TourRequestForm.tsx';

/** The form with what its script needs to take it over. */
export function TourRequestIsland(props: IslandProps) {
  return (
    <div data-tour-request={JSON.stringify(props)}>
      <TourRequestForm {...props} />
    </div>
  );
}
