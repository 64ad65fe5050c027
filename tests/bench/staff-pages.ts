import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../server/storage/database.ts';
import { createKeys, readSecret } from '../../server/storage/keys.ts';
import { createSaver } from '../../server/storage/save.ts';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { startLocalServer } from '../helpers/local-server.ts';
import { goodForm, post, send } from '../helpers/stress/client.ts';
import { percentile } from '../helpers/stress/measure.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';

const STORED = 10_000;
const POSTS_PER_SECOND = 200;

/** Milliseconds of answers, by page. */
type Times = Record<'a tour request' | 'a page for staff' | 'the list for staff' | 'the home page', number[]>;

/**
 * Posts 200 requests a second to a server that holds 10 000, while two members of staff open page after page; prints the
 * times, and gives the 99th percentile of the posts in milliseconds, or infinity where anything failed.
 */
export async function measureStaffPages(seconds: number): Promise<number> {
  const dataDir = temporaryFolder();
  const { links, list } = fill(dataDir);
  const server = await startLocalServer({ dataDir, settings: { TRUSTED_PROXY: '127.0.0.1' } });
  const times: Times = { 'a tour request': [], 'a page for staff': [], 'the list for staff': [], 'the home page': [] };
  let failed = 0;
  let looks = 0;

  const time = async (what: keyof Times, work: () => Promise<{ status: number }>) => {
    const started = performance.now();
    const { status } = await work().catch(() => ({ status: 0 }));
    times[what].push(performance.now() - started);
    if (status !== 200) failed += 1;
  };
  const look = (what: keyof Times, path: string) => {
    looks += 1;
    // Each look comes from another network, as the limit counts them.
    const headers = { 'x-forwarded-for': `10.0.${(looks >> 8) & 255}.${looks & 255}` };
    return time(what, () => send(server.address + path, { headers }));
  };
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  const browse = async (first: number) => {
    for (let index = first; !isOver(); index += 2) {
      await look('a page for staff', links[index % links.length] ?? '');
      await look('the list for staff', list);
      await look('the home page', '/');
      await setTimeout(50);
    }
  };
  const underWay: Promise<void>[] = [browse(0), browse(1)];
  for (let count = 0; !isOver(); count += 1) {
    underWay.push(time('a tour request', () => post(server.address, goodForm(count))));
    await setTimeout(Math.max(0, started + (count * 1000) / POSTS_PER_SECOND - performance.now()));
  }
  await Promise.all(underWay);
  await server.stop('SIGKILL');

  const rate = (times['a tour request'].length / seconds).toFixed(0);
  console.log(`\nPages for staff, ${STORED} stored requests, ${rate} posts a second, ${failed} failed`);
  for (const [what, found] of Object.entries(times)) {
    const [middle, slow] = [50, 99].map((share) => percentile(found, share).toFixed(1));
    console.log(`${what.padEnd(28)}p50 ${middle} ms, p99 ${slow} ms`);
  }
  return failed > 0 ? Number.POSITIVE_INFINITY : percentile(times['a tour request'], 99);
}

/** Stores requests, and the digest that makes the list open. */
function fill(dataDir: string) {
  const db = openDatabase(dataDir);
  const keys = createKeys(readSecret(dataDir));
  const save = createSaver(db, { notifyTo: [], noticesPerHour: 0 }, keys);
  const rest = {
    language: 'en',
    receivedAt: Date.now(),
    idempotencyKey: null,
    quarantine: null,
    mayBeOffer: false,
  } as const;
  const requests = Array.from({ length: STORED }, (_, index) => ({
    ...rest,
    fields: { ...tourRequestOf(() => 'x'), name: `Family ${index}`, phone: '(559) 555-0100' },
    mayHaveReceipt: false,
  }));
  const links = save(requests).flatMap((attempt) =>
    'saved' in attempt && 'reference' in attempt.saved
      ? [`/staff/request/${keys.ofRequest(attempt.saved.reference)}`]
      : [],
  );
  const at = Date.now();
  db.prepare("INSERT INTO outbox (kind, created_at, next_attempt_at, abandoned_at) VALUES ('digest', ?1, ?1, ?1)").run(
    at,
  );
  db.close();
  return { links, list: `/staff/list/${keys.ofList(at)}` };
}
