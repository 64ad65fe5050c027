import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, ProxyOptions } from 'vite';
import { STAFF_PATH } from '../shared/tour-request/staff-links.ts';
import { startLocalServer } from '../tooling/local-server.ts';
import { buildCommand, siteFolder } from '../tooling/run-build.ts';
import { mailSettings, startSmtpPeer } from '../tooling/smtp-peer.ts';
import { LETTERS_PATH, showLetters } from './dev-letters.ts';

/** The real server for forms and staff pages, started on first use, and its emails at /letters with links to `siteUrl`. */
export async function createCollector(dataDir: string, siteUrl: string) {
  const mail = await startSmtpPeer();
  const port = await findFreePort();
  let started: Promise<void> | undefined;
  const start = async () => {
    // Staff pages are templates of a built site.
    if (!existsSync(siteFolder)) await promisify(execFile)(process.execPath, buildCommand);
    const settings = { ...mailSettings(mail), PORT: String(port), SITE_DIR: siteFolder };
    await startLocalServer({ dataDir, settings });
  };
  const proxy: ProxyOptions = {
    target: `http://127.0.0.1:${port}`,
    async bypass(request) {
      if (!isForCollector(request)) return request.url;
      started ??= start();
      await started.catch((error) => {
        // For example faulty content, which may be corrected by the next request.
        started = undefined;
        throw error;
      });
      return null;
    },
  };
  const letters: Plugin = {
    name: 'letters',
    configureServer: ({ middlewares }) => {
      middlewares.use(LETTERS_PATH, ({ url = '/', headers }, response, next) => {
        showLetters(url, mail.received, response, { siteUrl, origin: `http://${headers.host}` }).catch(next);
      });
    },
  };
  return { proxy, letters };
}

function isForCollector({ method, url = '/' }: IncomingMessage) {
  const { pathname } = new URL(url, 'http://localhost');
  if (method === 'POST' || pathname.startsWith(STAFF_PATH)) return true;
  // Fonts and icons of staff pages.
  return /^\/_astro\/[\w.-]+$/.test(pathname) && existsSync(join(siteFolder, pathname));
}

async function findFreePort() {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  return port;
}
