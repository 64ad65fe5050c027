import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node compiled at an earlier start is read instead, in the storing thread too: a start takes two thirds of the
// time. Where the folder cannot be written, as on a hardened host, every start compiles.
const { directory } = enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
if (directory) process.env.NODE_COMPILE_CACHE = directory;
await import('./serve.ts');
