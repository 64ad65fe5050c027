import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const scripts = import.meta.dirname;
// Node's compiler of TypeScript takes 17 MB in each thread, so it runs in other processes. They and the storage thread find
// the cache by the variable.
process.env.NODE_COMPILE_CACHE ??= join(scripts, '../node_modules/.cache/compiled');
await once(spawn(process.execPath, [join(scripts, 'compile-server.ts')]), 'close');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { exitWithParent } = await import('./exit-with-parent.ts');
const { runNode } = await import('../tooling/run-node.ts');

exitWithParent();
const { code } = await runNode([join(scripts, 'build.ts')]);
if (code !== 0) {
  console.error('The server was not started.');
  process.exit(code ?? 1);
}
// The server runs in this process, so that signals reach it.
const { startServer } = await import('../server/main.ts');
await startServer();
