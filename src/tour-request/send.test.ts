import { afterEach, expect, test, vi } from 'vitest';
import { laterIn, sendTourRequest } from './send.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('gives up after 30 seconds without an answer', async () => {
  vi.useFakeTimers();
  const fetch = (_path: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', fetch);
  const end = vi.fn();
  sendTourRequest('', 'en').then(end);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledWith(undefined);
});

test.for([
  ['/thank-you', true],
  ['/es/thanks.html', true],
  ['/maintenance', false],
] as const)('a redirect to %s counts as accepted: %s', async ([path, isAccepted]) => {
  const redirect = { redirected: { value: true }, url: { value: `https://www.orchard.example${path}` } };
  vi.stubGlobal('fetch', async () => Object.defineProperties(Response.json({}), redirect));
  expect(await sendTourRequest('', 'en')).toEqual(isAccepted ? expect.any(Headers) : undefined);
});

test('a status of 200 is a success before the body has arrived', async () => {
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream()));
  expect(await sendTourRequest('', 'en')).toEqual(expect.any(Headers));
});

const spanish = 'Estamos cerrados hasta el lunes, así que le llamaremos mañana: 9.';
const english = 'We’re closed until Monday, so we’ll call you on Monday morning.';

test.for([
  ['%', undefined],
  ['%FF', undefined],
  ['a'.repeat(5_000), undefined],
  ['a'.repeat(121), undefined],
  [encodeURIComponent('<b>'), undefined],
  ['', undefined],
  [undefined, undefined],
  [encodeURIComponent(spanish), spanish],
  [encodeURIComponent(english), english],
  [encodeURIComponent('ਸੋਮਵਾਰ, 9:00'), 'ਸੋਮਵਾਰ, 9:00'],
] as const)('the header %j says %j', ([value, words]) => {
  expect(laterIn(new Headers(value === undefined ? {} : { 'Tour-Request-By': value }))).toBe(words);
});
