import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createRandom, eachAtOnce, goodForm, postUntilStored, report, startServer } from '../helpers/stress.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { createDisk } from './cut-disk.ts';
import { canTrace, readTrace, tracing } from './disk-trace.ts';

const DATABASE = 'tour-requests.sqlite';

/** Traces the writes and responses of a server, and cuts the power at random moments of the trace. */
async function cutPower(requests: number, cuts: number) {
  const random = createRandom();
  const trace = join(temporaryFolder(), 'trace');
  const server = await startServer({ under: tracing(trace) });
  await eachAtOnce(requests, 8, async (mark) => {
    await postUntilStored(() => server.url, goodForm(mark), randomUUID());
  });
  await server.stop('SIGKILL');
  const events = await readTrace(trace, server.child.pid ?? 0);

  const first = events.findIndex(({ kind }) => kind === 'accepted');
  const moments = Array.from({ length: cuts }, () => first + 1 + Math.floor(random() * (events.length - first - 1)));
  const disk = createDisk();
  const accepted = new Set<string>();
  const folder = temporaryFolder();
  let losing = 0;
  let damaged = 0;
  for (const [index, event] of events.entries()) {
    disk.take(event);
    if (event.kind === 'accepted') accepted.add(event.reference);
    for (const _cut of moments.filter((moment) => moment === index)) {
      const kept = recover(folder, disk.cut(random));
      if (!kept) damaged += 1;
      if ([...accepted].some((reference) => !kept?.has(reference))) losing += 1;
    }
  }
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  return report({
    'accepted requests': accepted.size,
    writes: count('write'),
    'writes in place, by checkpoints': events.filter((event) => event.kind === 'write' && event.file === DATABASE)
      .length,
    syncs: count('sync'),
    cuts,
    losing,
    damaged,
  });
}

/** Opens the files after a power cut. Returns the references in them, or null if they are damaged. */
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

test.skipIf(!canTrace())('a power cut loses no accepted request', async () => {
  const figures = await cutPower(2000, 1000);
  expect(figures).toMatchObject({ 'accepted requests': 2000, losing: 0, damaged: 0 });
});
