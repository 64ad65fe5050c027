import { type AnswerPromise, deadlineOf, describePromise } from '../../shared/opening-hours/deadline.ts';
import { offsetIn } from '../../shared/opening-hours/status.ts';
import type { DeadlineTexts } from '../../shared/opening-hours/times-schema.ts';
import type { Clock } from '../components/OpeningStatus/ClockData.tsx';

/** The promise to answer, and its words. */
export interface Promised {
  promise: AnswerPromise;
  texts: DeadlineTexts;
}

/** When a family that wrote at a moment gets an answer, in the words of the receipt. */
export function promiseAt(receivedAt: number, { promise, texts }: Promised): string {
  const clock = document.getElementById('clock') as Element;
  const { schedule, offsets, language, days }: Clock = JSON.parse(clock.textContent);
  const deadline = deadlineOf(receivedAt, promise, schedule, (at) => offsetIn(offsets, at));
  return describePromise(deadline, { language, days, texts });
}
