import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const file = join(import.meta.dirname, '../../server/cli.ts');

/** Runs a command in its own process. */
export async function runCommand(environment: Record<string, string>, ...words: string[]) {
  const env = { ...process.env, PORT: '9', ...environment };
  const end = await run(process.execPath, [file, ...words], { env }).catch((error) => error);
  return { out: String(end.stdout), err: String(end.stderr), code: Number(end.code ?? 0) };
}

export function commandOn({ settings }: { settings: { dataDir: string; siteDir: string } }, ...words: string[]) {
  return runCommand({ DATA_DIR: settings.dataDir, SITE_DIR: settings.siteDir }, ...words);
}
