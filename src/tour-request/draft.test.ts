import { expect, onTestFinished, test, vi } from 'vitest';
import { type TourRequest, tourRequestOf } from '../../shared/tour-request/fields.ts';

const written: TourRequest = {
  ...tourRequestOf(() => ''),
  name: 'Elena',
  address: '1 A St',
  email: 'e@example.com',
  phone: '1',
  message: 'é\n2',
};

function tab(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    get length() {
      return items.size;
    },
  } as Storage;
}

/** A page as it opens in a tab: the state of a page goes with it, and the storage of the tab stays. */
async function openPage(storage: Storage | 'blocked') {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', storage === 'blocked' ? undefined : storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return await import('./draft.ts');
}

test('makes a version 4 UUID', async () => {
  const page = await openPage(tab());
  const keys = Array.from({ length: 200 }, (_, index) => page.keyFor(String(index)));
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('stores nothing for an empty form', async () => {
  const storage = tab();
  const page = await openPage(storage);
  page.keepValues(tourRequestOf(() => ''));
  expect(storage.length).toBe(0);
  page.keepValues(written);
  page.keepValues(tourRequestOf(() => ''));
  expect((await openPage(storage)).keptValues()).toEqual(tourRequestOf(() => ''));
});

test('keeps the draft in memory if storage is blocked', async () => {
  const page = await openPage('blocked');
  page.keepValues(written);
  expect(page.keptValues()).toEqual(written);
  expect(page.keyFor('name=Elena')).toBe(page.keyFor('name=Elena'));
  page.forgetDraft();
  expect(page.keptValues()).toEqual({});
});

test('ignores stored data that is not a draft', async () => {
  const storage = tab();
  storage.setItem('tour-request', '{broken');
  expect((await openPage(storage)).keptValues()).toEqual({});
});
