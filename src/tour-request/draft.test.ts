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

/** A page of thanks, as the browser opens it from `referrer` after the form on /contact was sent. */
async function arriveFrom(referrer: string) {
  const page = await openPage(tab());
  page.keepValues(written);
  vi.stubGlobal('location', { origin: 'https://orchard.example', pathname: '/contact', search: '' });
  page.rememberSending();
  vi.stubGlobal('document', { referrer });
  page.rememberArrival();
  return page;
}

test.for(['', 'https://orchard.example/', 'https://orchard.example/thank-you'])(
  'a page of thanks opened from "%s" keeps the draft',
  async (referrer) => {
    const page = await arriveFrom(referrer);
    expect([page.keptValues(), page.isSent()]).toEqual([written, false]);
  },
);

test('a page of thanks that is opened again keeps a newer draft', async () => {
  const page = await arriveFrom('https://orchard.example/contact');
  page.keepValues(written);
  page.rememberArrival();
  expect(page.keptValues()).toEqual(written);
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
