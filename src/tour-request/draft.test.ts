import { expect, onTestFinished, test, vi } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';

const empty = tourRequestOf(() => '');
const written = { ...empty, name: 'Elena', message: 'é\n2' };

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
async function openPage(storage: Storage) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return await import('./draft.ts');
}

test('stores nothing for an empty form', async () => {
  const storage = tab();
  const page = await openPage(storage);
  page.keepValues(empty);
  expect(storage.length).toBe(0);
});

test('a request is news for 24 hours', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = await openPage(tab());
  page.rememberSent();
  vi.advanceTimersByTime(86_399_999);
  expect(page.isSent()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(page.isSent()).toBe(false);
});

test.each([
  { what: 'a link', redirectCount: 0, type: 'navigate', referrer: 'https://orchard.example/contact' },
  { what: 'an address with a slash at its end', redirectCount: 1, type: 'navigate', referrer: '' },
  { what: 'Back', redirectCount: 1, type: 'back_forward', referrer: 'https://orchard.example/contact' },
])('a thank-you page opened by $what keeps the draft', async ({ redirectCount, type, referrer }) => {
  const page = await openPage(tab());
  page.keepValues(written);
  vi.stubGlobal('location', { origin: 'https://orchard.example' });
  vi.stubGlobal('document', { referrer });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, redirectCount }] as never);
  page.rememberArrival();
  expect([page.keptValues(), page.isSent()]).toEqual([written, false]);
});
