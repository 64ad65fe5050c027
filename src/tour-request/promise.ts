import { type AnswerPromise, deadlineOf, describePromise } from '../../shared/opening-hours/deadline.ts';
import type { Calendar } from '../../shared/opening-hours/status.ts';
import type { DeadlineTexts } from '../../shared/opening-hours/times-schema.ts';
import type { Clock } from '../components/OpeningStatus/ClockData.tsx';
import type { Moment } from '../components/OpeningStatus/update-clock.ts';

export interface Promised {
  promise: AnswerPromise;
  texts: DeadlineTexts;
}

/** When a family that wrote at a moment gets an answer, in the words of the receipt. */
export function promiseAt(receivedAt: number, { promise, texts }: Promised): string {
  const clock = document.getElementById('clock') as Element;
  const { language, days }: Clock = JSON.parse(clock.textContent);
  return describePromise(deadlineOf(receivedAt, promise, calendarOfPage()), { language, days, texts });
}

/** Asks update-clock.ts. A module that both import would be a file, for which each page had to wait. */
function calendarOfPage(): Calendar {
  let calendar: Calendar | undefined;
  const keep = (event: Event) => {
    calendar = (event as CustomEvent<Moment>).detail.calendar;
  };
  document.addEventListener('clock', keep, { once: true });
  dispatchEvent(new Event('askclock'));
  return calendar as unknown as Calendar;
}
