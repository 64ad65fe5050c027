// Builds the site in another process, then serves it in this one, so that signals reach the server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('../server/main.ts');
