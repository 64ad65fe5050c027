import { spokenTime } from '../../../shared/opening-hours/readable-time.ts';
import { minutesOf } from '../../../shared/opening-hours/schedule.ts';
import type { ClosingDay } from '../../../shared/opening-hours/times-schema.ts';
import { type PageContext, usePage } from '../../page/page-context.tsx';

export function ClosingDays({ days }: { days: ClosingDay[] }) {
  const page = usePage();
  return (
    <ul>
      {days.map((day) => (
        <li key={day.date} data-until={day.date}>
          {describe(day, page)}
        </li>
      ))}
    </ul>
  );
}

function describe({ date, name, closes }: ClosingDay, { locale, today, ui }: PageContext): string {
  const isThisYear = date.startsWith(today.slice(0, 4));
  const day = new Date(date).toLocaleDateString(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: isThisYear ? undefined : 'numeric',
  });
  const named = name ? ui.closingDays.named.replace('{day}', day).replace('{holiday}', name) : day;
  if (!closes) return named;
  return ui.closingDays.early.replace('{day}', named).replace('{time}', spokenTime(minutesOf(closes), ui));
}
