import { interpolate } from '../../../shared/interpolate.ts';
import { CALL_AFTER_DAYS_ID, laterCallTimes } from '../../../shared/opening-hours/call-times.ts';
import { sundayFirst } from '../../../shared/opening-hours/dates.ts';
import { scheduleOf } from '../../../shared/opening-hours/schedule.ts';
import type { PageContext } from '../../page-data/page-context.tsx';
import styles from './CallTimes.module.css';

/** When staff call after a closed day. The server knows, and its redirect shows one sentence by the fragment of the URL. */
export function CallTimes({ ui, facts }: PageContext) {
  const { deadline, weekdays } = ui;
  const times = laterCallTimes(scheduleOf(facts)).map(({ weekday, part, id }) => {
    const day = weekdays[sundayFirst[weekday] ?? 'Sunday'];
    const time = interpolate(deadline.on, { time: interpolate(deadline[part], { day }) });
    return { id, text: interpolate(deadline.letter, { time }) };
  });
  return [...times, { id: CALL_AFTER_DAYS_ID, text: deadline.afterDays }].map(({ id, text }) => (
    <p key={id} id={id} className={styles.time}>
      {text}
    </p>
  ));
}
