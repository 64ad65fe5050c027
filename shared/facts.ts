import type { Facts } from './facts-schema.ts';

export function e164(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

export function telHref({ phone }: Pick<Facts, 'phone'>): string {
  return `tel:${e164(phone)}`;
}

export function addressLines({ address }: Pick<Facts, 'address'>): [string, string] {
  return [address.street, `${address.city}, ${address.state} ${address.postalCode}`];
}

export function addressLine(facts: Pick<Facts, 'address'>): string {
  return addressLines(facts).join(', ');
}

export function directionsLink(facts: Pick<Facts, 'address'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(facts))}`;
}

/** The hours within which the center promises to answer, in any language; null without a promise. */
export function promisedHours(promise: Facts['claims']['promise']): number | null {
  return Number(/\d+/.exec(promise?.value ?? '')) || null;
}

/** The phrases of an optional fact; empty if the fact is. */
export function valuesOf(fact: Facts['optional'][keyof Facts['optional']]): string[] {
  if (fact === null) return [];
  if (typeof fact === 'string') return [fact];
  return fact.map((value) => (typeof value === 'string' ? value : `${value.name}, ${value.role}`));
}
