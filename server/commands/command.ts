import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Content } from '../../shared/read-content.ts';
import type { CenterTime } from '../center-time.ts';
import type { Settings } from '../settings.ts';
import { DATABASE_FILE, openDatabase } from '../storage/database.ts';
import type { StoredRequest } from '../storage/requests.ts';
import { findRequest } from '../storage/requests.ts';
import { readReference } from '../storage/save.ts';

/** Options as they were given; every command takes --help, and besides it only those it names. */
export type Options = {
  help?: boolean;
  json?: boolean;
  yes?: boolean;
  open?: boolean;
  quarantine?: boolean;
  limit?: string;
  output?: string;
  days?: string;
  email?: string;
  to?: string;
};

/** The option of commands whose output programs can read. */
export const JSON_OPTION = { json: { type: 'boolean' } } as const satisfies ParseArgsOptionsConfig;

/** What every command works with; `time` is that of the center. */
export type CommandContext = { settings: Settings; content: Content; time: CenterTime };

/** One thing that staff or an operator can ask for on the command line. */
export type Command = {
  /** How to write it. */
  usage: string;
  /** What it does, in one line. */
  purpose: string;
  /** How many arguments may follow it; none where it is left out. */
  maxArguments?: number;
  /** Options beside --help, and --yes for what cannot be undone. */
  options?: ParseArgsOptionsConfig;
  /** What cannot be undone, as a sentence; the command then asks for --yes. */
  confirmation?(settings: Settings, options: Options): string;
  /** Does it. */
  run(context: CommandContext, args: readonly string[], options: Options): void | Promise<void>;
};

/** A command cannot be carried out; the message tells a person why. */
export class CommandError extends Error {
  override name = 'CommandError';
  /** Status that the process ends with. */
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A whole number that was typed for an option; an empty one, as an unset variable leaves it, is none. */
export function readNumber(option: string, typed: string, least: number, most: number): number {
  const value = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new CommandError(`${option} takes a whole number from ${least} to ${most}.`, 64);
}

/** Opens the database, does some work and closes it, whatever happens. */
export async function withDatabase<Result>(
  settings: Settings,
  work: (db: DatabaseSync) => Result | Promise<Result>,
): Promise<Result> {
  const absence = missingDatabase(settings);
  if (absence) throw new CommandError(absence);
  using db = open(settings);
  return await work(db);
}

/** What to say where the data folder holds no database, since the server alone makes one; null where it holds one. */
export function missingDatabase({ dataDir }: Settings): string | null {
  return existsSync(join(dataDir, DATABASE_FILE))
    ? null
    : `There is no database in ${dataDir}, or this account may not look there. Is DATA_DIR right?`;
}

function open({ dataDir }: Settings) {
  try {
    return openDatabase(dataDir);
  } catch (error) {
    throw new CommandError(
      `The tour requests in ${dataDir} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** The tour request that a reference on the command line means. */
export function requireRequest(db: DatabaseSync, text: string | undefined): StoredRequest {
  if (!text) throw new CommandError('Which one? Give its reference, such as 7K3F-9Q2M.', 64);
  const request = findRequest(db, readReference(text));
  if (!request) throw new CommandError(`There is no tour request ${readReference(text)}.`);
  return request;
}
