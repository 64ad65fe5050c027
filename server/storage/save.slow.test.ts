import { expect, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { openDesk, silent } from '../../tests/helpers/desk.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { HOUR, MINUTE } from '../time.ts';
import { countRequests } from './requests.ts';

test.each(['name', 'address', 'email', 'phone', 'message'])('stores two requests that differ in %s', (name) => {
  const { save } = openDesk();
  const fields = tourRequestOf(() => 'x');
  save({ fields });
  expect(save({ fields: { ...fields, [name]: 'y' } }).outcome).toBe('stored');
});

test('stores the same content once within a day', async () => {
  const peer = await startPeer();
  const { db, save, pass } = openDesk(peer.url);
  const { reference } = save(silent);
  await pass(23 * HOUR);
  expect(save(silent)).toMatchObject({ outcome: 'repeated', reference });
  await pass(MINUTE);
  expect(countRequests(db, '1')).toBe(1);
});

test.each<[string, (desk: ReturnType<typeof openDesk>) => unknown]>([
  ['after a day', ({ pass }) => pass(24 * HOUR)],
  ['after the desk closed the first request', ({ mark }) => mark(1, { kind: 'cancelled' })],
  ['if the first one is in quarantine', ({ db }) => db.exec("UPDATE tour_request SET quarantine = 'limit'")],
])('stores the same content again %s', async (_when, change) => {
  const desk = openDesk();
  desk.save();
  await change(desk);
  expect(desk.save().outcome).toBe('stored');
});
