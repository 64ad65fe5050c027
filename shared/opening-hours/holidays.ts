import { weekdayOf } from './schedule.ts';
import { addDays } from './status.ts';

interface Holiday {
  name: { en: string; es: string };
  /** Month and day, or the first such weekday from that day on. */
  day: string;
  weekday?: 'Monday' | 'Thursday' | 'Friday';
}

/** Holidays that an owner can choose, with the names that pages show. */
const holidays: readonly Holiday[] = [
  { name: { en: 'New Year’s Day', es: 'Año Nuevo' }, day: '01-01' },
  { name: { en: 'Martin Luther King Jr. Day', es: 'Día de Martin Luther King Jr.' }, day: '01-15', weekday: 'Monday' },
  { name: { en: 'Presidents’ Day', es: 'Día de los Presidentes' }, day: '02-15', weekday: 'Monday' },
  { name: { en: 'Memorial Day', es: 'Día de los Caídos' }, day: '05-25', weekday: 'Monday' },
  { name: { en: 'Juneteenth', es: 'Juneteenth' }, day: '06-19' },
  { name: { en: 'Independence Day', es: 'Día de la Independencia' }, day: '07-04' },
  { name: { en: 'Labor Day', es: 'Día del Trabajo' }, day: '09-01', weekday: 'Monday' },
  { name: { en: 'Columbus Day', es: 'Día de Colón' }, day: '10-08', weekday: 'Monday' },
  { name: { en: 'Veterans Day', es: 'Día de los Veteranos' }, day: '11-11' },
  { name: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' }, day: '11-22', weekday: 'Thursday' },
  {
    name: { en: 'Day after Thanksgiving', es: 'Viernes después de Acción de Gracias' },
    day: '11-23',
    weekday: 'Friday',
  },
  { name: { en: 'Christmas', es: 'Navidad' }, day: '12-25' },
];

export const holidayNames = holidays.map(({ name }) => name.en);

/** The dates of holidays in a year, with their names in each language. */
export function holidaysIn(year: number, names: readonly string[]): { date: string; name: Holiday['name'] }[] {
  return holidays
    .filter(({ name }) => names.includes(name.en))
    .map(({ name, day, weekday }) => ({ name, date: firstFrom(`${year}-${day}`, weekday) }));
}

function firstFrom(date: string, weekday: Holiday['weekday']): string {
  return !weekday || weekdayOf(date) === weekday ? date : firstFrom(addDays(date, 1), weekday);
}
