import { readableTime } from '../../../shared/opening-hours/describe.ts';
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
  // Voices say "12:00PM" letter by letter.
  const time = readableTime(closes).replace(/(?=[AP]M)/, ' ');
  return ui.closingDays.early.replace('{day}', named).replace('{time}', time);
}
