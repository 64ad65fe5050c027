import type { Incoming } from '../../server/storage/storage.ts';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';

/** A valid request as the storage thread gets it. */
export const family: Incoming = {
  fields: {
    ...tourRequestOf(() => ''),
    name: 'Ana Pérez',
    address: '1 Main St',
    email: ' ana@example.net ',
    phone: '(559) 555-0199',
    message: 'My mother is 82.',
  },
  language: 'en',
  receivedAt: 0,
  idempotencyKey: null,
  quarantine: null,
  mayHaveReceipt: true,
};

/** The same with another name, received now. */
export function incoming(name: string): Incoming {
  return { ...family, fields: { ...family.fields, name }, receivedAt: Date.now() };
}
