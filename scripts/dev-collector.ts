import { existsSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { type LocalServer, startLocalServer } from '../tests/helpers/local-server.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { siteFolder } from '../tooling/build.ts';

/** Hands what the form sends to the real server, which starts with the first request and keeps them in `dataDir`. */
export function collectRequests(dataDir: string): Plugin {
  let collector: Promise<LocalServer> | undefined;
  const start = () => {
    // It answers with pages of the built site. Which build that is matters little here, and it can do with none.
    const siteDir = existsSync(siteFolder) ? siteFolder : temporaryFolder({ 'index.html': '' });
    return startLocalServer({ dataDir, settings: { SITE_DIR: siteDir } });
  };
  return {
    name: 'collect-requests',
    configureServer: ({ middlewares }) => {
      middlewares.use((incoming, answer, next) => {
        if (incoming.method !== 'POST') return next();
        collector ??= start();
        collector.then(
          ({ address }) => passOn(incoming, answer, address),
          (error) => {
            // The next request tries again.
            collector = undefined;
            answer.writeHead(503, { 'content-type': 'text/plain' }).end(String(error.message));
          },
        );
      });
    },
  };
}

function passOn(incoming: IncomingMessage, answer: ServerResponse, address: string): void {
  const target = new URL(incoming.url ?? '/', address);
  const outgoing = request(target, { method: 'POST', headers: incoming.headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  outgoing.once('error', () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end('The collector of tour requests does not answer.');
  });
  incoming.pipe(outgoing);
}
