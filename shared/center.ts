import type { Facts } from '../content-model/schemas/facts-schema.ts';
import type { AnswerPromise } from './opening-hours/deadline.ts';

export function addressLines({ address }: Pick<Facts, 'address'>): [string, string] {
  return [address.street, `${address.city}, ${address.state} ${address.postalCode}`];
}

export function addressLine(facts: Pick<Facts, 'address'>): string {
  return addressLines(facts).join(', ');
}

export function directionsLink(facts: Pick<Facts, 'address'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(facts))}`;
}

/** The promise to answer, in any language; without one it counts as 24 hours. */
export function answerPromise({ promise }: Facts['claims']): AnswerPromise {
  return { hours: Number(/\d+/.exec(promise?.value ?? '')) || 24, everyDay: promise?.everyDay ?? false };
}
