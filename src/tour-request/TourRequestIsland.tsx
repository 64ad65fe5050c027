import type { TourRequestFormProps } from './props.ts';
import { TourRequestForm } from './TourRequestForm.tsx';

/** The form with what its script needs to take it over. */
export function TourRequestIsland(props: TourRequestFormProps) {
  return (
    <div data-tour-request={JSON.stringify(props)}>
      <TourRequestForm {...props} />
    </div>
  );
}
