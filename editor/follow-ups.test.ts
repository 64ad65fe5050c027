import { expect, test } from 'vitest';
import { readFixture } from '../tests/helpers/fixture-files.ts';
import { clearSignature, markTranslation } from './follow-ups.ts';

const words = readFixture().files.get('en/services/rides.yaml')?.value as Record<string, unknown>;
const signedOn = (on: string | null) => ({ ...words, confirmed: { by: 'driver', on } });

test.each([
  ['keeps a new date', null, { title: 'New rides' }, '2026-12-01'],
  ['empties the date under words that changed', '2026-12-01', { title: 'New rides' }, null],
  ['keeps the date if only the order changed', '2026-12-01', { order: 9 }, '2026-12-01'],
])('a save %s', (_what, before, changes, on) => {
  const value = { ...signedOn('2026-12-01'), ...changes };
  const notes = clearSignature({ file: 'en/services/rides.yaml', before: signedOn(before), value });
  expect(value.confirmed.on).toBe(on);
  expect(notes).toHaveLength(on ? 0 : 1);
});

test('a translation whose English was changed without the editor stays old', async () => {
  const english = { file: 'en/services/rides.yaml', text: 'x', before: words, value: { ...words } };
  const spanish = { title: 'Viajes', translates: '00000000' };
  const translation = { file: 'es/services/rides.yaml', text: 'x', before: spanish, value: { ...spanish } };
  await markTranslation(translation, [english, translation]);
  expect(translation.value).toEqual(spanish);
});
