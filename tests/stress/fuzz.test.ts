import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { mailSettings, startSmtpPeer } from '../../tooling/smtp-peer.ts';
import {
  createRandom,
  eachAtOnce,
  goodForm,
  isFull,
  peakMemory,
  post,
  report,
  startServer,
} from '../helpers/stress.ts';

const FIELDS = ['name', 'address', 'email', 'phone', 'message', 'form-name', 'bot-field'];
/** Texts that have broken other programs, and units of texts that could make a regular expression backtrack. */
const TEXTS = [
  ...' \t\n\0aA1.,-_@/\\:;<>"\'&%=+*()[]{}!?#|~^$`ñਪم妈👵\u200d\u202e\ufeff',
  ...'a@ a- 1- 1. x# ext www. http:// <a [url a.co ../ %2f %00 q=1, {{view}} $& a\u0301 é \ud800'.split(' '),
  ...['a ', '1 ', '1,', '<a ', "'; DROP TABLE tour_request;--", '=1+1', '\r\nBcc: a@b.co', '__proto__', 'a.b@c.d;'],
];

async function sendFuzz(bodies: number) {
  const random = createRandom();
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  /** A form with some hostile fields, which every other time is cut or has changed bytes. */
  const fuzzBody = (mark: number): Buffer<ArrayBuffer> => {
    const form = goodForm(mark);
    for (let changes = below(4); changes >= 0; changes -= 1)
      form[pick(FIELDS)] = pick(TEXTS).repeat(1 + below(below(5) === 0 ? 5000 : 3)) + pick(TEXTS);
    const body = Buffer.from(new URLSearchParams(form).toString());
    const kind = below(6);
    if (kind === 0) return body.subarray(0, below(body.length));
    if (kind === 1) return Buffer.concat([body, Buffer.from(`&${pick(TEXTS)}=%${pick(TEXTS)}`)]);
    if (kind === 2) for (let flips = 0; flips < 8; flips += 1) body[below(body.length)] = below(256);
    return body;
  };

  const peer = await startSmtpPeer();
  onTestFinished(peer.close);
  const server = await startServer({ settings: { ...mailSettings(peer), NOTICE_DETAIL: 'full' } });
  const statuses: Record<string, number> = {};
  await eachAtOnce(bodies, 32, async (mark) => {
    const headers = { 'idempotency-key': randomUUID(), accept: pick(['*/*', 'text/html']) };
    const { status } = await post(server.url, fuzzBody(mark), headers).catch(() => ({ status: 'no answer' }));
    statuses[status] = (statuses[status] ?? 0) + 1;
    peer.received.length = 0;
  });
  report({ bodies, ...statuses });
  return { statuses, memory: peakMemory(server), log: server.log() };
}

test('random bodies cause no server error', async () => {
  const { statuses, memory, log } = await sendFuzz(isFull ? 100_000 : 500);
  expect(Object.keys(statuses).filter((status) => !['200', '303', '400', '413', '422'].includes(status))).toEqual([]);
  expect(log).not.toContain('the storage thread');
  expect(memory).toBeLessThan(320);
});
