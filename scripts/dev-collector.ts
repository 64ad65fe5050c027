import { existsSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { STAFF_PATH } from '../shared/tour-request/staff-links.ts';
import { buildSite, siteFolder } from '../tooling/build.ts';
import { startLocalServer } from '../tooling/local-server.ts';
import { mailSettings, type SmtpPeer, startSmtpPeer } from '../tooling/smtp-peer.ts';
import { LETTERS_PATH, showLetters } from './dev-letters.ts';

type Running = { address: string; mail: SmtpPeer };

/** Forwards forms and staff pages to the real server, and shows its emails at /letters; `siteUrl` is the address in their links. */
export function collectRequests(dataDir: string, siteUrl: string): Plugin {
  let collector: Promise<Running> | undefined;
  const start = async () => {
    // Staff pages are filled-in templates of a built site.
    if (!existsSync(siteFolder)) await buildSite();
    const mail = await startSmtpPeer();
    const { address } = await startLocalServer({ dataDir, settings: { ...mailSettings(mail), SITE_DIR: siteFolder } });
    return { address, mail };
  };
  return {
    name: 'collect-requests',
    configureServer: ({ middlewares }) => {
      middlewares.use((incoming, response, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
        const isForLetters = pathname === LETTERS_PATH || pathname.startsWith(`${LETTERS_PATH}/`);
        if (!isForLetters && !isForCollector(incoming, pathname)) return next();
        collector ??= start();
        collector.then(
          ({ address, mail }) => {
            const origin = `http://${incoming.headers.host}`;
            if (isForLetters) showLetters(pathname, mail.received, response, { siteUrl, origin }).catch(next);
            else forward(incoming, response, address);
          },
          (error) => {
            collector = undefined;
            response.writeHead(503, { 'content-type': 'text/plain' }).end(String(error.message));
          },
        );
      });
    },
  };
}

/** Staff pages load fonts and icons of the built site. */
function isForCollector({ method }: IncomingMessage, path: string) {
  if (method === 'POST' || path.startsWith(STAFF_PATH)) return true;
  return /^\/_astro\/[\w.-]+$/.test(path) && existsSync(join(siteFolder, path));
}

function forward(incoming: IncomingMessage, response: ServerResponse, address: string): void {
  const { method, headers } = incoming;
  const outgoing = request(new URL(incoming.url ?? '/', address), { method, headers }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(response);
  });
  outgoing.once('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end('The collector of tour requests does not answer.');
  });
  incoming.pipe(outgoing);
}
