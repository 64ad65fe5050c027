import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { LocalServer } from '../../tooling/local-server.ts';
import { mailSettings, startSmtpPeer } from '../../tooling/smtp-peer.ts';
import { eachAtOnce, FORM, type Form, goodForm, post, referenceOf, send } from '../helpers/stress/client.ts';
import { fuzzBody, type LongRun, longRuns, naughtyStrings } from '../helpers/stress/hostile-input.ts';
import { peakMemory, threadTimeOf } from '../helpers/stress/measure.ts';
import { createRandom } from '../helpers/stress/random.ts';
import { type Row, storedRows } from '../helpers/stress/rows.ts';
import { isFull, report, startServer } from '../helpers/stress/stress-test.ts';

const FIELDS = ['name', 'address', 'email', 'phone', 'message'] as const;
const HEADERS = `accept accept-encoding content-encoding content-language content-type forwarded host idempotency-key
  if-none-match origin sec-fetch-mode sec-fetch-site x-forwarded-for`.split(/\s+/);
/** Just below Node's limit for the path and all headers. */
const LONGEST_HEAD = 14_000;
/** Longer than valid fields, but short enough for the body to be read. */
const LENGTHS = {
  name: 1000,
  address: 1000,
  email: 1000,
  phone: 1000,
  message: 20_000,
  'bot-field': 1000,
  'form-name': 30_000,
};

/** Starts a server with mail, and counts its response statuses. */
async function startMailingServer() {
  const peer = await startSmtpPeer();
  const forget = setInterval(() => peer.received.splice(0), 1000);
  const server = await startServer({
    settings: { ...mailSettings(peer), NOTICE_DETAIL: 'full', TRUSTED_PROXY: '127.0.0.1' },
    preloads: ['tests/helpers/stress/cpu-meter.ts'],
  });
  onTestFinished(() => {
    clearInterval(forget);
    return peer.close();
  });
  const statuses: Record<string, number> = {};
  const count = (status: number | string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  return {
    server,
    statuses,
    /** Counts the status of a response, or that there was none. */
    note: (answer: Promise<{ status: number }>) =>
      answer.then(
        ({ status }) => count(status),
        () => count('no answer'),
      ),
    failures: () => Object.keys(statuses).filter((status) => status === 'no answer' || Number(status) >= 500),
    crashes: () => (server.isUp() ? 0 : 1) + server.log().split('the storage thread failed').length - 1,
  };
}

async function sendFuzz(bodies: number) {
  const random = createRandom();
  const { server, statuses, note, failures, crashes } = await startMailingServer();
  await eachAtOnce([...Array(bodies).keys()], 32, async (mark) => {
    const headers: Record<string, string> = { ...FORM };
    if (random.below(2)) headers['idempotency-key'] = randomUUID();
    if (random.below(4) === 0) headers.accept = 'text/html';
    const path = random.pick(['/', '/', '/thank-you', '/es/thank-you']);
    await note(send(`${server.url}${path}`, { method: 'POST', headers, body: fuzzBody(random, mark) }));
  });
  report({ bodies, ...statuses });
  return { failures: failures(), crashes: crashes(), memory: peakMemory(server) };
}

/** Sends hostile strings in each field and compares the stored values. */
async function storeStrings(strings: readonly string[]) {
  const { server, note, failures, crashes } = await startMailingServer();
  const accepted = new Map<string, Form>();
  const forms = strings.flatMap((text) => FIELDS.map((field) => ({ ...goodForm('n'), [field]: text })));
  await eachAtOnce(forms, 16, async (form) => {
    const sending = post(server.url, form, { 'idempotency-key': randomUUID() });
    await note(sending);
    const answer = await sending;
    if (answer.status === 200) accepted.set(referenceOf(answer), form);
  });
  const rows = new Map(storedRows(server.dataDir).map((row) => [row.reference, row]));
  const changed = [...accepted].filter(([reference, form]) => differs(rows.get(reference), form)).length;
  return {
    ...report({ forms: forms.length, accepted: accepted.size, changed }),
    failures: failures(),
    crashes: crashes(),
  };
}

/** Measures the CPU time of each long text. */
async function sendLongRuns(cases: readonly LongCase[]) {
  const { server, note, failures } = await startMailingServer();
  const slowest = { name: '', milliseconds: 0 };
  for (const { name, work } of cases) {
    const once = () => threadTimeOf(server, () => note(work(server)));
    // The second run has compiled code and allocated memory.
    const milliseconds = Math.min(await once(), await once());
    if (milliseconds > slowest.milliseconds) Object.assign(slowest, { name, milliseconds });
  }
  return { ...report({ runs: cases.length, ...slowest }), failures: failures() };
}

function differs(row: Row | undefined, form: Form) {
  return FIELDS.some((field) => row?.[field] !== asStored(form[field] ?? ''));
}

function asStored(text: string) {
  return text.replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n');
}

type LongCase = { name: string; work(server: LocalServer): Promise<{ status: number }> };

/** Puts each long run into each field, the path and each header. */
function longCases(kinds: readonly LongRun[]): LongCase[] {
  return kinds.flatMap((run) => [
    ...Object.entries(LENGTHS).flatMap(([field, most]) => [inField(run, field, most), inField(run, field, most * 3)]),
    inPath(run),
    ...HEADERS.flatMap((header) => inHeader(run, header)),
  ]);
}

function inField({ name, text }: LongRun, field: string, length: number): LongCase {
  const form = { ...goodForm('r'), [field]: text(length) };
  return {
    name: `${length} letters of ${name} in ${field}`,
    work: ({ url }) => post(url, form, { 'idempotency-key': randomUUID(), accept: 'text/html' }),
  };
}

function inPath({ name, text }: LongRun): LongCase {
  const plain = text(LONGEST_HEAD)
    .replace(/[^!-~]+/g, (part) => encodeURIComponent(part.toWellFormed()))
    .slice(0, LONGEST_HEAD);
  return { name: `a path of ${name}`, work: ({ url }) => send(`${url}/${plain.replace(/[#?]/g, 'x')}`) };
}

function inHeader({ name, text }: LongRun, header: string): LongCase[] {
  const value = text(LONGEST_HEAD).slice(0, -2);
  if (/[^\t -~]/.test(value)) return [];
  const work = ({ url }: LocalServer) => post(url, goodForm('h'), { [header]: value });
  return [{ name: `${name} in ${header}`, work }];
}

test('random bodies cause no server error', async () => {
  const { failures, crashes, memory } = await sendFuzz(isFull ? 100_000 : 1000);
  expect({ failures, crashes }).toEqual({ failures: [], crashes: 0 });
  expect(memory, 'megabytes').toBeLessThan(320);
});

test('stores hostile strings as sent', async () => {
  const strings = isFull ? naughtyStrings : naughtyStrings.filter((_text, index) => index % 8 === 0);
  expect(await storeStrings(strings)).toMatchObject({ changed: 0, failures: [], crashes: 0 });
});

test('long input takes at most 100 ms of a thread', async () => {
  const cases = longCases(longRuns);
  const { name, milliseconds, failures } = await sendLongRuns(
    isFull ? cases : cases.filter((_one, index) => index % 17 === 0),
  );
  expect(milliseconds, name).toBeLessThan(100);
  expect(failures).toEqual([]);
});
