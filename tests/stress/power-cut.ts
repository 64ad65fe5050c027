import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startLocalServer } from '../helpers/local-server.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { eachAtOnce, goodForm, postUntilStored } from '../helpers/trial/client.ts';
import { createDisk } from '../helpers/trial/cut-disk.ts';
import { canTrace, readTrace, tracing } from '../helpers/trial/disk-trace.ts';
import { createRandom } from '../helpers/trial/random.ts';
import { Skip, trial } from '../helpers/trial/trial.ts';

const DATABASE = 'tour-requests.sqlite';

await trial({
  proves: 'What was thanked for outlives a power cut at any moment, whatever the disk makes of unsynced writes.',
  control: { breaks: 'SQLite syncs less (synchronous = NORMAL)', misses: ['cuts that lost a request'] },
  async run({ short, control, seed, figure, bar }) {
    if (!canTrace()) throw new Skip('watching what reaches the disk takes Linux and strace (apt-get install strace)');
    const [requests, cuts] = short ? [80, 60] : [2000, 1000];
    const random = createRandom(seed);
    const trace = join(temporaryFolder(), 'trace');
    const server = await startLocalServer({
      dataDir: temporaryFolder(),
      under: tracing(trace),
      preloads: control ? ['stress/faults/syncs-less.ts'] : [],
    });
    await eachAtOnce([...Array(requests).keys()], 8, async (mark) => {
      await postUntilStored(() => server.address, goodForm(mark));
    });
    await server.stop('SIGKILL');
    const events = await readTrace(trace, server.child.pid ?? 0);

    const first = events.findIndex(({ kind }) => kind === 'thanks');
    const moments = Array.from({ length: cuts }, () => first + 1 + random.below(events.length - first - 1));
    const disk = createDisk();
    const thanked = new Set<string>();
    const folder = temporaryFolder();
    let lost = 0;
    let losing = 0;
    let damaged = 0;
    for (const [index, event] of events.entries()) {
      disk.take(event);
      if (event.kind === 'thanks') thanked.add(event.reference);
      for (const _cut of moments.filter((moment) => moment === index)) {
        const kept = recover(folder, disk.cut(random));
        if (!kept) damaged += 1;
        const missing = [...thanked].filter((reference) => !kept?.has(reference)).length;
        lost += missing;
        if (missing > 0) losing += 1;
      }
    }

    const count = (kind: string) => events.filter((event) => event.kind === kind).length;
    figure('requests thanked for', count('thanks'));
    figure('writes to the files of the database', count('write'));
    const inPlace = events.filter((event) => event.kind === 'write' && event.file === DATABASE).length;
    figure('of which by checkpoints, in place', inPlace);
    figure('syncs', count('sync'));
    figure('power cuts', cuts);
    figure('requests lost, over all cuts', lost);
    bar('answers seen in the trace', count('thanks'), { least: requests });
    bar('cuts that lost a request', losing, { most: 0 });
    bar('cuts that left a damaged database', damaged, { most: 0 });
  },
});

/** Opens what a cut left, as the server would, and gives the references it holds, or null where it is damaged. */
function recover(folder: string, files: Map<string, Buffer>) {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  const db = new DatabaseSync(join(folder, DATABASE));
  try {
    const { integrity_check: verdict } = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (verdict !== 'ok') return null;
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE name = 'tour_request'").all();
    if (tables.length === 0) return new Set<string>();
    const rows = db.prepare('SELECT reference FROM tour_request').all() as { reference: string }[];
    return new Set(rows.map(({ reference }) => reference));
  } catch {
    return null;
  } finally {
    db.close();
  }
}
