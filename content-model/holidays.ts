import type { Holiday } from '../shared/opening-hours/schedule.ts';

type NamedHoliday = Omit<Holiday, 'name'> & { name: { en: string; es: string } };

const [MONDAY, THURSDAY, FRIDAY] = [1, 4, 5];

/** Holidays that an owner can choose. Sundays move as in California (Government Code 6701), Saturdays do not. */
export const holidays: readonly NamedHoliday[] = [
  { name: { en: 'New Year’s Day', es: 'Año Nuevo' }, day: '01-01', movesToMonday: true },
  { name: { en: 'Martin Luther King Jr. Day', es: 'Día de Martin Luther King Jr.' }, day: '01-15', weekday: MONDAY },
  { name: { en: 'Presidents’ Day', es: 'Día de los Presidentes' }, day: '02-15', weekday: MONDAY },
  // Renamed by Assembly Bill 2156 of March 2026 (Government Code 6700).
  { name: { en: 'Farmworkers Day', es: 'Día de los Trabajadores del Campo' }, day: '03-31', movesToMonday: true },
  { name: { en: 'Memorial Day', es: 'Día de los Caídos' }, day: '05-25', weekday: MONDAY },
  { name: { en: 'Juneteenth', es: 'Juneteenth' }, day: '06-19', movesToMonday: true },
  { name: { en: 'Independence Day', es: 'Día de la Independencia' }, day: '07-04', movesToMonday: true },
  { name: { en: 'Labor Day', es: 'Día del Trabajo' }, day: '09-01', weekday: MONDAY },
  { name: { en: 'Columbus Day', es: 'Día de Colón' }, day: '10-08', weekday: MONDAY },
  { name: { en: 'Veterans Day', es: 'Día de los Veteranos' }, day: '11-11', movesToMonday: true },
  { name: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' }, day: '11-22', weekday: THURSDAY },
  {
    name: { en: 'Day after Thanksgiving', es: 'Viernes después de Acción de Gracias' },
    day: '11-23',
    weekday: FRIDAY,
  },
  { name: { en: 'Christmas Eve', es: 'Nochebuena' }, day: '12-24' },
  { name: { en: 'Christmas', es: 'Navidad' }, day: '12-25', movesToMonday: true },
  { name: { en: 'New Year’s Eve', es: 'Víspera de Año Nuevo' }, day: '12-31' },
];

export const holidayNames = holidays.map(({ name }) => name.en);
