import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { TourRequestFormProps } from './props.ts';
import { TourRequestForm } from './TourRequestForm.tsx';

declare global {
  interface HTMLElementEventMap {
    /** The form in this element is hydrated. */
    'tour-request-ready': Event;
  }
}

const ready: keyof HTMLElementEventMap = 'tour-request-ready';

function Island({ element, props }: { element: HTMLElement; props: TourRequestFormProps }) {
  useEffect(() => {
    element.dispatchEvent(new Event(ready));
  }, [element]);
  return <TourRequestForm {...props} />;
}

const element = document.querySelector<HTMLElement>('[data-tour-request]');
const props = element?.getAttribute('data-tour-request');
if (element && props)
  startTransition(() => {
    hydrateRoot(element, <Island element={element} props={JSON.parse(props)} />);
  });
