import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DAY, SECOND } from '../time.ts';
import { checkIntegrity, DATABASE_FILE } from './database.ts';
import { countRequests } from './requests.ts';

const KEPT = 30;
/** As the privacy page says; a night without a backup would keep thirty of them longer. */
const KEPT_FOR = 30 * DAY;

type Backup = { file: string; madeAt: number };

/** The backups in a folder, newest first; with `now` without those of a clock that was ahead. */
export function listBackups(folder: string, now = Number.POSITIVE_INFINITY): Backup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => ({ file: join(folder, name), madeAt: Math.round(statSync(join(folder, name)).mtimeMs) }))
    .filter(({ madeAt }) => madeAt <= now)
    .toSorted((one, other) => other.madeAt - one.madeAt);
}

/** Deletes what interrupted backups left, such as by a power cut: it holds what families wrote. */
export function deletePartialBackups(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((name) => /\.sqlite\.partial(-\w+)?$/.test(name))) rmSync(join(folder, name));
}

/** Makes the backup of a night, and deletes the oldest ones. */
export function makeNightlyBackup(dataDir: string, folder: string, now: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  deletePartialBackups(folder);
  const file = join(folder, `${new Date(now).toISOString().replaceAll(':', '-')}.sqlite`);
  makeBackup(dataDir, file);
  utimesSync(file, now / SECOND, now / SECOND);
  for (const { file } of listBackups(folder, now).slice(KEPT)) rmSync(file);
}

/** Deletes backups of more than 30 days, but never the newest one. */
export function deleteOldBackups(folder: string, now: number): void {
  for (const { file, madeAt } of listBackups(folder, now).slice(1)) if (madeAt < now - KEPT_FOR) rmSync(file);
}

/** Copies all tour requests of a data folder into a new file, and returns their number. */
export function makeBackup(dataDir: string, file: string): number {
  const partial = `${file}.partial`;
  try {
    // With the journal of an interrupted backup, SQLite would roll this one back.
    for (const left of [partial, `${partial}-journal`]) rmSync(left, { force: true });
    // Only this account can read the file.
    closeSync(openSync(partial, 'wx', 0o600));
    // On its own connection, so that an error of the backup disk does not count as one of the database.
    using source = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true });
    source.prepare('VACUUM INTO ?').run(partial);
    const count = countAll(partial);
    flush(partial);
    renameSync(partial, file);
    flush(dirname(file));
    return count;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** Checks a copy and counts its requests. A read-only connection would not check constraints. */
function countAll(file: string): number {
  using copy = new DatabaseSync(file);
  checkIntegrity(copy);
  return countRequests(copy, '1');
}

function flush(path: string) {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
