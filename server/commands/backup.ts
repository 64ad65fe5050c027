import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Command } from 'commander';
import { pragma } from '../storage/database.ts';
import { countRequests } from '../storage/requests.ts';
import { CommandError, countOf, withDatabase } from './context.ts';

export function addBackup(program: Command) {
  program
    .command('backup <file>')
    .description('copy all tour requests into a new file while the server runs')
    .action((file: string) =>
      withDatabase(async (db) => {
        const partial = `${file}.partial`;
        for (const name of [file, partial])
          if (existsSync(name)) throw new CommandError(`The backup failed: ${name} exists already.`);
        try {
          // Only this account can read the file.
          closeSync(openSync(partial, 'wx', 0o600));
          await backup(db, partial);
          turnOffWriteAheadLog(partial);
          const { requests } = inspectBackup(partial);
          flush(partial);
          renameSync(partial, file);
          flush(dirname(file));
          console.log(`${countOf(requests, 'tour request')} in ${file}.`);
        } catch (error) {
          for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(partial + suffix, { force: true });
          throw new CommandError(`The backup failed: ${(error as Error).message}`);
        }
      }),
    );
}

function turnOffWriteAheadLog(file: string) {
  using copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode = DELETE');
}

export function inspectBackup(file: string): { requests: number } {
  using db = new DatabaseSync(file, { readOnly: true });
  const result = pragma(db, 'integrity_check');
  if (result !== 'ok') throw new Error(String(result));
  return { requests: countRequests(db, '1') };
}

function flush(path: string) {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
