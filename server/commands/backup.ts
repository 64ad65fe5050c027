import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { type Command, CommandError, withDatabase } from './command.ts';
import { countOf } from './output.ts';
import { inspectDatabase } from './restore-check.ts';

/** Copies the database while the server goes on. */
export const backup: Command = {
  usage: 'backup <file>',
  purpose: 'Copies all requests into a file, checked, while the server goes on.',
  maxArguments: 1,
  run: ({ settings }, [file]) =>
    withDatabase(settings, async (db) => {
      if (!file) throw new CommandError('Where to? Give the name of a file that does not exist yet.', 64);
      if (existsSync(file)) throw new CommandError(`${file} exists already.`);
      const partial = `${file}.partial`;
      try {
        closeSync(openSync(partial, 'wx', 0o600));
        await copyDatabase(db, partial);
        standAlone(partial);
        chmodSync(partial, 0o600);
        const { requests } = inspectDatabase(partial);
        toDisk(partial);
        renameSync(partial, file);
        toDisk(dirname(file));
        console.log(`${countOf(requests, 'tour request')} in ${file}.`);
      } catch (error) {
        for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(partial + rest, { force: true });
        throw error instanceof CommandError
          ? error
          : new CommandError(`The backup failed: ${error instanceof Error ? error.message : error}`);
      }
    }),
};

/** A copy of a database with a write-ahead log expects that log beside it; without one it is a single file. */
function standAlone(file: string) {
  using copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode = DELETE');
}

function toDisk(path: string) {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
