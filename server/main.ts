import { prepareStorageThread } from './storage-thread.ts';

// Everything this process writes is for its own account alone.
process.umask(0o077);
// The two threads load their code side by side: the storing thread waits with its own until it is told what to work with.
const storageThread = prepareStorageThread();
const { serve } = await import('./serve.ts');
await serve(storageThread);
