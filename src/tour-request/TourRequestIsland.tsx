import type { TourRequestFormProps } from './props.ts';
import { TourRequestForm } from './TourRequestForm.tsx';

export function TourRequestIsland(props: TourRequestFormProps) {
  return (
    <div data-tour-request={JSON.stringify(props)}>
      <TourRequestForm {...props} />
    </div>
  );
}
