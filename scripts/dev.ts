import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { logHandlers } from 'astro/config';
import { developAtHome } from '../tooling/home/while-developing.ts';

const root = join(import.meta.dirname, '..');
// A change of `.env` would restart the server, which then no longer watches the content. The others affect no page.
const unwatched = /^(\.env.*|\.astro\/next-.*|\.tools|art|data|dist|dist-server|test-results|tests)(\/|$)/;
const dataDir = join(root, 'data/dev');

// `--host` shows the pages to other machines too, such as a phone; `--host 192.168.1.5` sets one IP address.
const { values, positionals } = parseArgs({
  options: { host: { type: 'boolean' } },
  allowPositionals: true,
});
process.env.ASTRO_TELEMETRY_DISABLED = '1';
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
const host = values.host ? (positionals[0] ?? true) : 'localhost';
const home = developAtHome(dataDir, String(host));
const { address } = await dev({
  root,
  logger: logHandlers.node({ level: 'info' }),
  server: {
    port: Number(process.env.PORT ?? 4321),
    host,
  },
  vite: {
    plugins: [home.plugin],
    server: {
      watch: {
        // Many editors empty a file before they write it.
        awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 },
        ignored: (path: string) => unwatched.test(relative(root, path).replaceAll('\\', '/')),
      },
    },
  },
});
console.log(`Tour requests are stored in ${dataDir}.`);
console.log(home.describe(`http://localhost:${address.port}`));
