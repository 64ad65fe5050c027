import { existsSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { dev } from 'astro';
import { buildSite, siteFolder } from '../build/build.ts';
import { startLocalServer } from '../tests/support/local-server.ts';
import { exitWithParent } from './exit-with-parent.ts';

exitWithParent();
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const root = join(import.meta.dirname, '..');
const dataDir = join(root, 'data/dev');

// The collector answers with pages of the built site; which build that is matters little here.
if (!existsSync(siteFolder)) await buildSite();
const collector = await startLocalServer({ dataDir });
// Both servers end together.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
await dev({
  root,
  vite: {
    plugins: [
      {
        name: 'tour-requests',
        configureServer: ({ middlewares }) => {
          middlewares.use((incoming: IncomingMessage, answer: ServerResponse, next: () => void) => {
            if (incoming.method === 'POST') passOn(incoming, answer);
            else next();
          });
        },
      },
    ],
  },
});
console.log(`Tour requests from these pages are kept in ${dataDir}, and nobody gets mail of them.`);

function passOn(incoming: IncomingMessage, answer: ServerResponse): void {
  const target = new URL(incoming.url ?? '/', collector.address);
  const outgoing = request(target, { method: 'POST', headers: incoming.headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  outgoing.once('error', () => answer.writeHead(502).end('The collector of tour requests does not answer.'));
  incoming.pipe(outgoing);
}
