import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SECURITY_HEADERS } from '../../server/http/headers.ts';
import { startLocalServer } from '../helpers/local-server.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { send } from '../helpers/trial/client.ts';
import { type Framing, framings } from '../helpers/trial/framings.ts';
import { createRandom, type Random } from '../helpers/trial/random.ts';
import { exchange, type Raw } from '../helpers/trial/raw.ts';
import { trial } from '../helpers/trial/trial.ts';

const HEADERS = [...Object.keys(SECURITY_HEADERS), 'content-security-policy'];
/** Words that would show a stranger what the server is made of, or where in it something went wrong. */
const INTERNALS = /node:|at .*\.ts:|Fastify|FST_|HPE_|\/server\//;

await trial({
  proves: 'Bytes that no browser sends get the right status with every security header, and nothing is smuggled past.',
  control: {
    breaks: "Node's own answers stand in for ours",
    misses: ['answers without a security header', 'requests smuggled past'],
  },
  async run({ short, control, seed, figure, bar }) {
    const random = createRandom(seed);
    const server = await startLocalServer({ dataDir: temporaryFolder() });
    const bare = createServer((request, response) => request.resume().on('end', () => response.end('ok')));
    if (control) await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
    const port = control ? (bare.address() as AddressInfo).port : server.port;
    const faults = { reset: 0, status: 0, headers: 0, smuggled: 0, open: 0, internals: 0 };
    const note = (kind: keyof typeof faults, framing: Framing, { answers }: Raw) => {
      faults[kind] += 1;
      if (!control)
        console.log(`    ${kind}: ${framing.name}: ${answers.map(({ head }) => head.slice(0, 120)).join(' | ')}`);
    };
    const rounds = short ? 1 : 20;
    for (let round = 0; round < rounds; round += 1) {
      const all = await Promise.all(
        framings.map(({ send: bytes }) => exchange(port, round ? torn(bytes, random) : [bytes])),
      );
      for (const [index, raw] of all.entries()) {
        const framing = framings[index];
        if (framing) judge(framing, raw, note);
      }
    }
    const page = await send(`${server.address}/`);
    const isUp = server.isUp() && page.status === 200;
    await server.stop();
    bare.close();

    figure('framings', framings.length);
    figure('connections', framings.length * rounds);
    bar('answers that a reset overtook', faults.reset, { most: 0 });
    bar('answers of another status', faults.status, { most: 0 });
    bar('answers without a security header', faults.headers, { most: 0 });
    bar('requests smuggled past', faults.smuggled, { most: 0 });
    bar('connections left open after a broken request', faults.open, { most: 0 });
    bar('answers that show internals', faults.internals, { most: 0 });
    bar('ended by it', isUp ? 0 : 1, { most: 0 });
  },
});

/** The same bytes in three packets that may end anywhere. */
function torn(bytes: string | Buffer, random: Random) {
  const whole = Buffer.from(bytes);
  const [first = 0, second = 0] = [random.below(whole.length), random.below(whole.length)].sort((a, b) => a - b);
  return [whole.subarray(0, first), whole.subarray(first, second), whole.subarray(second)];
}

type Note = (
  kind: 'reset' | 'status' | 'headers' | 'smuggled' | 'open' | 'internals',
  framing: Framing,
  raw: Raw,
) => void;

function judge(framing: Framing, raw: Raw, note: Note) {
  const { answers, closed } = raw;
  const statuses = answers.map(({ status }) => status);
  // Bytes that reach a closed connection reset it, and the reset can overtake the answer.
  if (answers.length === 0 && closed) return note('reset', framing, raw);
  if (answers.length > framing.right.length) note('smuggled', framing, raw);
  else if (statuses.join() !== framing.right.join()) note('status', framing, raw);
  if (!framing.open && !closed) note('open', framing, raw);
  const isBare = ({ head }: Raw['answers'][number]) =>
    HEADERS.some((name) => !new RegExp(`^${name}: `, 'im').test(head));
  if (answers.some(isBare)) note('headers', framing, raw);
  if (answers.some(({ body, status }) => status >= 400 && INTERNALS.test(body))) note('internals', framing, raw);
}
