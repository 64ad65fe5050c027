import { expect, onTestFinished, test, vi } from 'vitest';
import { type TourRequest, tourRequestOf } from '../../shared/tour-request/fields.ts';

const empty = tourRequestOf(() => '');
const written: TourRequest = { ...empty, name: 'Elena', message: 'é\n2' };

function tab(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
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

test('stores nothing for an empty form', async () => {
  const storage = tab();
  const page = await openPage(storage);
  page.keepValues(empty);
  expect(storage.length).toBe(0);
});

test('keeps the draft in memory if storage is blocked', async () => {
  const page = await openPage('blocked');
  page.keepValues(written);
  expect(page.keptValues()).toEqual(written);
  page.rememberSent();
  expect(page.keptValues()).toBeUndefined();
});

test('reads what another page of the tab has written since', async () => {
  const storage = tab();
  const page = await openPage(storage);
  page.keepValues({ ...empty, name: 'El' });
  (await openPage(storage)).keepValues(written);
  expect(page.keptValues()).toEqual(written);
});

test('forgets a draft that the browser has sent only once', async () => {
  const page = await openPage(tab());
  page.keepValues(written);
  page.rememberSending();
  page.rememberArrival();
  expect([page.keptValues(), page.isSent()]).toEqual([undefined, true]);
  page.keepValues(written);
  page.rememberArrival();
  expect(page.keptValues()).toEqual(written);
});

test('ignores stored data that is not a draft', async () => {
  const storage = tab();
  storage.setItem('tour-request', '{broken');
  expect((await openPage(storage)).keptValues()).toBeUndefined();
});
