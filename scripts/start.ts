import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { exitWithParent } from './exit-with-parent.ts';

exitWithParent();
// The build has a process of its own, so that its memory does not stay with the server.
const build = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
const stop = () => build.kill();
process.once('SIGTERM', stop);
const [status] = await once(build, 'close');
process.off('SIGTERM', stop);
if (status !== 0) {
  console.error('The server was not started.');
  process.exit(status ?? 1);
}
// The server runs in this process, so that signals reach it.
// Compiled code takes 20 MB less memory; the storage thread finds the cache by the variable.
enableCompileCache();
process.env.NODE_COMPILE_CACHE = getCompileCacheDir();
await import('../server/main.ts');
