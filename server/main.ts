import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Everything this process writes is for its own account alone.
process.umask(0o077);
// What Node compiled at an earlier start is read instead, in the storing thread too. Where the folder cannot be written,
// as on a hardened host, every start compiles.
const { directory } = enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
if (directory) process.env.NODE_COMPILE_CACHE = directory;
// The two threads load their code side by side.
const { prepareStorageThread } = await import('./storage-thread.ts');
const storageThread = prepareStorageThread();
const { serve } = await import('./serve.ts');
await serve(storageThread);
