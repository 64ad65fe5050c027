import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverFolderOf } from '../server/http/built-site.ts';
import { postprocess } from './postprocess.ts';
import { runNode } from './run-node.ts';

const root = join(import.meta.dirname, '..');

/** The build ended with a status other than 0, after messages of its own. */
export class BuildError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export const siteFolder = join(root, 'dist');

/** Builds the website; throws a `BuildError`. A failed build leaves the one before it in place. */
export async function buildSite(): Promise<void> {
  await replaceFolder(siteFolder, join(root, `.astro/next-${process.pid}`), async (folder) => {
    await runAstro('--outDir', folder);
    if (process.env.EDITOR !== 'off') await run('editor build', join(root, 'tooling/editor.ts'), folder);
    await run('build of the server views', join(root, 'tooling/server-views.ts'), serverFolderOf(folder));
    // The server's pages name files of the same build, so both folders are replaced together.
    await replaceFolder(serverFolderOf(siteFolder), serverFolderOf(folder), async () => {
      console.log(await postprocess(folder));
    });
  });
}

/** Fills a new folder, and replaces `folder` with it unless `fill` throws. */
export async function replaceFolder(folder: string, next: string, fill: (next: string) => Promise<void>) {
  const old = `${next}-old`;
  mkdirSync(dirname(next), { recursive: true });
  try {
    await fill(next);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(next, folder);
  } finally {
    for (const left of [next, old]) rmSync(left, { recursive: true, force: true });
  }
}

function runAstro(...args: string[]) {
  return run('astro build', join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', root, ...args);
}

async function run(name: string, ...args: string[]) {
  const { code, signal } = await runNode(args, {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new BuildError(`${name} ended with ${signal ?? `status ${code}`}`, code ?? 1);
}
