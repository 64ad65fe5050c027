import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from './time.ts';

/** The nightly backup failed at least once. */
export const BACKUP_IS_OLD = 2 * DAY;

/** The newest backup in a folder, or null if there is none; throws if the folder cannot be read. */
export function newestBackup(folder: string): { file: string; madeAt: number } | null {
  const backups = readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => ({ file: join(folder, name), madeAt: statSync(join(folder, name)).mtimeMs }));
  return backups.toSorted((one, other) => other.madeAt - one.madeAt)[0] ?? null;
}
