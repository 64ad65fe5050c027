import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { runNode } from '../tooling/run-node.ts';
import { exitWithParent } from './exit-with-parent.ts';

exitWithParent();
// The build has a process of its own, so that its memory does not stay with the server.
const { code } = await runNode([join(import.meta.dirname, 'build.ts')]);
if (code !== 0) {
  console.error('The server was not started.');
  process.exit(code ?? 1);
}
// Compiled code takes 20 MB less memory; the storage thread finds the cache by the variable.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
// The server runs in this process, so that signals reach it.
await import('../server/main.ts');
