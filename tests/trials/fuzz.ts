import { randomUUID } from 'node:crypto';
import { startLocalServer } from '../support/local-server.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { eachAtOnce, FORM, type Form, goodForm, post, referenceOf, send } from '../support/trial/client.ts';
import { fuzzBody } from '../support/trial/fuzz-body.ts';
import { mostMemory } from '../support/trial/memory.ts';
import { naughtyStrings } from '../support/trial/naughty-strings.ts';
import { createRandom } from '../support/trial/random.ts';
import { type Row, storedRows } from '../support/trial/rows.ts';
import { trial } from '../support/trial/trial.ts';

const FIELDS = ['name', 'address', 'email', 'phone', 'message'] as const;

await trial({
  proves: 'Whatever a body holds, it gets an answer that is no failure of ours, and what is stored is what was sent.',
  control: { breaks: 'a text with a quotation mark cannot be stored', misses: ['answers 5xx', 'crashes'] },
  minutes: 30,
  async run({ short, control, seed, figure, bar }) {
    const bodies = control ? 100 : short ? 1500 : 100_000;
    const random = createRandom(seed);
    const dataDir = temporaryFolder();
    const server = await startLocalServer({ dataDir, preloads: control ? ['trials/flaws/chokes-on-words.ts'] : [] });
    const statuses = new Map<number, number>();
    let unanswered = 0;
    const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

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
