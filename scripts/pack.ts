// Builds the site, and packs it with the server into pack/website.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../tooling/pack.ts';
import { runBuild } from '../tooling/run-build.ts';

const folder = join(import.meta.dirname, '../pack/website');
runBuild();
rmSync(folder, { recursive: true, force: true });
pack(folder);
console.log(`Packed ${folder}. Copy it to a host, then run there: npm ci --omit=dev --omit=optional && npm start`);
