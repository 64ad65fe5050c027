import type { AnswerPromise } from './opening-hours/deadline.ts';
import type { ScheduleFacts } from './opening-hours/schedule.ts';

/** The facts of the center that the server needs, in English. */
export interface Center extends ScheduleFacts {
  name: string;
  url: string;
  phone: string;
  email: string;
  address: Address;
  timeZone: string;
  promise: { value: string; everyDay?: boolean | undefined } | null;
}

interface Address {
  street: string;
  city: string;
  state: string;
  postalCode: string;
}

type Addressed = { address: Address };

export function addressLines({ address }: Addressed): [string, string] {
  return [address.street, `${address.city}, ${address.state} ${address.postalCode}`];
}

export function addressLine(facts: Addressed): string {
  return addressLines(facts).join(', ');
}

export function directionsLink(facts: Addressed): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(facts))}`;
}

/** The promise to answer, in any language; without one it counts as 24 hours. */
export function answerPromise({ promise }: Pick<Center, 'promise'>): AnswerPromise {
  return { hours: Number(/\d+/.exec(promise?.value ?? '')) || 24, everyDay: promise?.everyDay ?? false };
}
