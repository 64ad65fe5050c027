import { addressLines, telHref } from '../../../shared/facts.ts';
import type { Facts } from '../../../shared/facts-schema.ts';
import { describeHours } from '../../../shared/opening-hours/describe.ts';
import type { Language } from '../../language.ts';
import type { Letter } from './letter.ts';

const WORDS = {
  en: {
    subject: 'We received your tour request',
    heading: 'Thank you! We received your request',
    promise:
      'We will contact you within 24 hours to find a good time for your free tour. If you would rather talk now, please call us.',
    call: 'Call',
    reference: 'Your reference',
    phone: 'Phone',
    hours: 'Hours',
    address: 'Address',
    bringHeading: 'Good to bring on your visit',
    bring: [
      'The person who may attend, if they feel up to it',
      'Your questions, however small',
      'A list of current medicines and the name of the doctor',
      'Any health plan card',
    ],
    mistake: 'If you did not ask for this, somebody typed your address by mistake. You need not do anything.',
    weekdays: {
      Monday: 'Monday',
      Tuesday: 'Tuesday',
      Wednesday: 'Wednesday',
      Thursday: 'Thursday',
      Friday: 'Friday',
      Saturday: 'Saturday',
      Sunday: 'Sunday',
    },
    dayRange: '{from} to {to}',
    dayPair: '{from} and {to}',
    closedDays: '{days}: closed',
  },
  es: {
    subject: 'Recibimos su solicitud de visita',
    heading: '¡Gracias! Recibimos su solicitud',
    promise:
      'Nos comunicaremos con usted en un plazo de 24 horas para acordar su visita gratuita. Si prefiere hablar ahora, llámenos.',
    call: 'Llamar al',
    reference: 'Su referencia',
    phone: 'Teléfono',
    hours: 'Horario',
    address: 'Dirección',
    bringHeading: 'Qué conviene traer a la visita',
    bring: [
      'A la persona que podría asistir, si se siente con ánimo',
      'Sus preguntas, por pequeñas que sean',
      'Una lista de los medicamentos actuales y el nombre del médico',
      'La tarjeta de su plan de salud, si tiene una',
    ],
    mistake: 'Si usted no pidió esto, alguien escribió su dirección por error. No necesita hacer nada.',
    weekdays: {
      Monday: 'lunes',
      Tuesday: 'martes',
      Wednesday: 'miércoles',
      Thursday: 'jueves',
      Friday: 'viernes',
      Saturday: 'sábado',
      Sunday: 'domingo',
    },
    dayRange: '{from} a {to}',
    dayPair: '{from} y {to}',
    closedDays: '{days}: cerrado',
  },
} as const;

/** Tells a family that their request arrived; holds nothing that somebody else could have typed. */
export function receiptLetter(
  { reference, language }: { reference: string; language: Language },
  facts: Facts,
): Letter {
  const words = WORDS[language];
  const href = telHref(facts);
  return {
    subject: `${words.subject} (${reference})`,
    language,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.promise },
      { kind: 'button', label: `${words.call} ${facts.phone}`, href },
      {
        kind: 'facts',
        rows: [
          { label: words.reference, value: reference },
          { label: words.phone, value: facts.phone, href },
          { label: words.hours, value: describeHours(facts.hours, words).join('; ') },
          { label: words.address, value: addressLines(facts).join(', ') },
        ],
      },
      { kind: 'list', heading: words.bringHeading, items: [...words.bring] },
      { kind: 'text', text: words.mistake },
    ],
  };
}
