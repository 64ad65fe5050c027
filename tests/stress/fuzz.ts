import { randomUUID } from 'node:crypto';
import { type LocalServer, startLocalServer } from '../helpers/local-server.ts';
import { mailSettings, startSmtpPeer } from '../helpers/smtp-peer.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { eachAtOnce, FORM, type Form, goodForm, post, referenceOf, send } from '../helpers/trial/client.ts';
import { fuzzBody } from '../helpers/trial/fuzz-body.ts';
import { type LongRun, longRuns } from '../helpers/trial/long-runs.ts';
import { mostMemory } from '../helpers/trial/memory.ts';
import { naughtyStrings } from '../helpers/trial/naughty-strings.ts';
import { createRandom } from '../helpers/trial/random.ts';
import { type Row, storedRows } from '../helpers/trial/rows.ts';
import { threadTimeOf } from '../helpers/trial/thread-times.ts';
import { trial } from '../helpers/trial/trial.ts';

const FIELDS = ['name', 'address', 'email', 'phone', 'message'] as const;
/** Headers that the server reads. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'content-encoding',
  'content-language',
  'content-type',
  'forwarded',
  'host',
  'idempotency-key',
  'if-none-match',
  'origin',
  'sec-fetch-mode',
  'sec-fetch-site',
  'tour-request-token',
  'x-forwarded-for',
];
/** As much as Node lets through in a path or in all headers, nearly. */
const LONGEST_HEAD = 14_000;
/** Past the longest field, and short of the longest that is read at all. */
const LENGTHS = {
  name: 1000,
  address: 1000,
  email: 1000,
  phone: 1000,
  message: 20_000,
  'bot-field': 1000,
  'form-name': 30_000,
};

await trial({
  proves: 'Whatever a body holds, it gets an answer that is no failure of ours, and what is stored is what was sent.',
  control: {
    breaks: 'a text with a quotation mark cannot be stored, and a long run of blanks takes a second',
    misses: ['answers 5xx', 'crashes', 'longest work on one of them'],
  },
  minutes: 30,
  async run({ short, control, seed, figure, bar }) {
    const bodies = control ? 100 : short ? 1500 : 100_000;
    const random = createRandom(seed);
    const dataDir = temporaryFolder();
    const peer = await startSmtpPeer();
    const forget = setInterval(() => peer.received.splice(0), 1000);
    const flaws = ['stress/faults/chokes-on-words.ts', 'trials/faults/takes-square-time.ts'];
    const server = await startLocalServer({
      dataDir,
      settings: { ...mailSettings(peer), NOTICE_DETAIL: 'full', TRUSTED_PROXY: '127.0.0.1' },
      preloads: ['helpers/trial/cpu-meter.ts', ...(control ? flaws : [])],
    });
    const statuses = new Map<number, number>();
    let unanswered = 0;
    const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

    // The control needs blanks alone, which come first.
    const runs = control
      ? longCases(longRuns.slice(0, 1))
      : longCases(longRuns).filter((_one, index) => !short || index % 8 === seed % 8);
    const slowest = { name: '', milliseconds: 0 };
    for (const { name, work } of runs) {
      const once = () => threadTimeOf(server, () => work(server).then(({ status }) => note(status)));
      // The second time the code is compiled and the memory there.
      const milliseconds = Math.min(await once(), await once());
      if (milliseconds > slowest.milliseconds) Object.assign(slowest, { name, milliseconds });
    }

    await eachAtOnce([...Array(bodies).keys()], 32, async (mark) => {
      const headers: Record<string, string> = { ...FORM };
      if (random.below(2)) headers['idempotency-key'] = randomUUID();
      if (random.below(4) === 0) headers.accept = 'text/html';
      const path = random.pick(['/', '/', '/thank-you', '/es/thank-you']);
      const body = fuzzBody(random, mark);
      await send(`${server.address}${path}`, { method: 'POST', headers, body }).then(
        ({ status }) => note(status),
        () => {
          unanswered += 1;
        },
      );
    });

    const kept = new Map<string, Form>();
    const some = control ? 40 : short ? 4 : 1;
    const strings = naughtyStrings.filter((_text, index) => index % some === seed % some);
    const cases = strings.flatMap((text) => FIELDS.map((field) => ({ ...goodForm('n'), [field]: text })));
    await eachAtOnce(cases, 16, async (form) => {
      const answer = await post(server.address, form, { 'idempotency-key': randomUUID() });
      note(answer.status);
      if (answer.status === 200) kept.set(referenceOf(answer), form);
    });
    const memory = await mostMemory(server);
    const crashes = (server.isUp() ? 0 : 1) + server.log().split('the storing thread failed').length - 1;
    await server.stop();
    clearInterval(forget);
    await peer.close();

    const rows = new Map(storedRows(dataDir).map((row) => [row.reference, row]));
    figure('seed', String(seed));
    figure('fuzzed bodies', bodies);
    figure('hostile strings, each in every field', `${strings.length}, of which ${kept.size} forms were stored`);
    for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) figure(`answers ${status}`, count);
    bar(
      'answers 5xx',
      sum(statuses, (status) => status >= 500),
      { most: 0 },
    );
    bar('requests without an answer', unanswered, { most: 0 });
    bar('crashes', crashes, { most: 0 });
    bar('stored otherwise than sent', [...kept].filter(([id, form]) => differs(rows.get(id), form)).length, {
      most: 0,
    });
    figure('long runs, in every field, header and path', runs.length);
    figure('the longest work is on', slowest.name);
    bar('longest work on one of them', slowest.milliseconds, { most: 100 }, ' ms');
    bar('most memory', memory, { most: 300 }, ' MB');
  },
});

function sum(statuses: Map<number, number>, counts: (status: number) => boolean) {
  return [...statuses].reduce((total, [status, count]) => total + (counts(status) ? count : 0), 0);
}

function differs(row: Row | undefined, form: Form) {
  return FIELDS.some((field) => row?.[field] !== asStored(form[field] ?? ''));
}

function asStored(text: string) {
  return text.replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n');
}

type LongCase = { name: string; work(server: LocalServer): Promise<{ status: number }> };

/** Every long run in every place where a stranger can put one. */
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
    work: ({ address }) => post(address, form, { 'idempotency-key': randomUUID(), accept: 'text/html' }),
  };
}

function inPath({ name, text }: LongRun): LongCase {
  const plain = text(LONGEST_HEAD)
    .replace(/[^!-~]+/g, (part) => encodeURIComponent(part.toWellFormed()))
    .slice(0, LONGEST_HEAD);
  return { name: `a path of ${name}`, work: ({ address }) => send(`${address}/${plain.replace(/[#?]/g, 'x')}`) };
}

function inHeader({ name, text }: LongRun, header: string): LongCase[] {
  const value = text(LONGEST_HEAD).slice(0, -2);
  if (/[^\t -~]/.test(value)) return [];
  const work = ({ address }: LocalServer) => post(address, goodForm('h'), { [header]: value });
  return [{ name: `${name} in ${header}`, work }];
}
