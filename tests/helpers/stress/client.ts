import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

type Sending = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };

export type Form = Record<string, string>;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const GIVE_UP_AFTER = 60_000;

let requests = 0;

/** The address of another network for each request, so that none is past a limit. */
function nextAddress() {
  requests += 1;
  return `10.${(requests >> 8) & 255}.${requests & 255}.1`;
}

export function send(url: string, { method = 'GET', headers = {}, body }: Sending = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { 'x-forwarded-for': nextAddress(), ...length, ...headers };
    const sent = request(url, { method, headers: all, agent, timeout: 30_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer within 30 s')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A valid tour request with the mark in each field. */
export function goodForm(mark: string | number): Form {
  return {
    'form-name': 'contact',
    'bot-field': '',
    name: `Ana Pérez ${mark}`,
    address: `${mark} Main Street, Fresno`,
    email: `ana.${mark}@example.net`,
    phone: `(559) 555-0100 x${mark}`,
    message: `My mother is 82, and we would like to see the center (${mark}).`,
  };
}

/** Sends a form as the page does. */
export function post(url: string, form: Form, headers: Record<string, string> = {}): Promise<Answer> {
  return send(url, { method: 'POST', headers: { ...FORM, ...headers }, body: encode(form) });
}

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' } as const;

export function encode(form: Form): string {
  return new URLSearchParams(form).toString();
}

/** Sends a form until it is stored, always with the same key, as the page does. */
export async function postUntilStored(urlNow: () => string, form: Form, key: string = randomUUID()) {
  const started = performance.now();
  for (let attempts = 1; performance.now() - started < GIVE_UP_AFTER; attempts += 1) {
    const answer = await post(urlNow(), form, { 'idempotency-key': key }).catch(() => null);
    if (answer?.status === 200) return { reference: referenceOf(answer), attempts };
    await setTimeout(Math.min(200, 20 * attempts) + Math.random() * 30);
  }
  throw new Error(`A request was not stored within ${GIVE_UP_AFTER / 1000} s`);
}

export function referenceOf({ body }: Answer): string {
  return (JSON.parse(body) as { reference: string }).reference;
}

/** Works through a list, `atOnce` items at a time. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<void>,
) {
  const left = items.entries();
  const worker = async () => {
    for (const [index, item] of left) await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Sends raw bytes and returns what the server sends until it closes the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(received));
  });
}
