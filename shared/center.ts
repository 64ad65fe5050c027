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

export function e164(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

export function telHref({ phone }: { phone: string }): string {
  return `tel:${e164(phone)}`;
}
