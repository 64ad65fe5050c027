import type { IncomingMessage } from 'node:http';
import PostalMime from 'postal-mime';
import type { Plugin, ViteDevServer } from 'vite';
import { buildApp } from '../server/app.ts';
import { createPageRenderer, type RenderPage, readPage } from '../server/http/page-renderer.ts';
import { createLog } from '../server/log.ts';
import { startStorage } from '../server/service.ts';
import { readSettings } from '../server/settings.ts';
import { readContent } from '../shared/content/read-content.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { STAFF_PATH } from '../shared/tour-request/staff-links.ts';
import { mailSettings, type Received, startSmtpPeer } from './smtp-peer.ts';

const EMAILS_PATH = '/emails';

/** Answers forms and staff pages with the real server, and shows its emails at /emails with links to `siteUrl`. */
export function collectRequests(dataDir: string, siteUrl: string): Plugin {
  return {
    name: 'collect-requests',
    async configureServer(vite) {
      const mail = await startSmtpPeer();
      const start = async () => {
        const content = readContent();
        const settings = readSettings({ ...mailSettings(mail), DATA_DIR: dataDir });
        const log = createLog();
        const storage = startStorage({ settings, content }, log);
        const app = buildApp(settings, { content, storage, renderPage: rendererOf(vite), clock: Date.now, log });
        await app.ready();
        return app;
      };
      let app: ReturnType<typeof start> | undefined;
      vite.middlewares.use((request, response, next) => {
        if (!isForServer(request)) return next();
        app ??= start();
        app.then(
          ({ routing }) => routing(request, response),
          (error) => {
            // Content with errors may be corrected by the next request.
            app = undefined;
            next(error);
          },
        );
      });
      vite.middlewares.use(EMAILS_PATH, async ({ url = '/', headers }, response) => {
        const page = await emailsPage(url, mail.received);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        response.end(page.replaceAll(siteUrl, `http://${headers.host}`));
      });
    },
  };
}

function isForServer({ method, url = '/' }: IncomingMessage) {
  return method === 'POST' || url.startsWith(STAFF_PATH);
}

/** Renders with the views as they are now, with live reload like other pages. */
function rendererOf(vite: ViteDevServer): RenderPage {
  return createPageRenderer({
    async pageAt(path) {
      const answer = await fetch(new URL(path, vite.resolvedUrls?.local[0] ?? vite.resolvedUrls?.network[0]));
      return readPage(await answer.text(), '');
    },
    views: async () => (await vite.ssrLoadModule('/src/server-views.tsx')).views,
  });
}

/** The email with the number in `path`, or a list of all emails. */
async function emailsPage(path: string, received: readonly Received[]): Promise<string> {
  const emails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
  const email = emails[Number(path.slice(1)) - 1];
  if (email) return email.html ?? `<pre>${escapeHtml(email.text ?? '')}</pre>`;
  const rows = emails.map(({ subject = '', to = [] }, index) => {
    const recipients = to.map(({ address }) => address).join(', ');
    return `<li><a href="${EMAILS_PATH}/${index + 1}">${escapeHtml(subject)}</a><br>to ${escapeHtml(recipients)}`;
  });
  return `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Emails</title>
<style>body { font: 1.125rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem } li { margin: 1rem 0 }</style>
<h1>Emails</h1>
<p>Every email the site would send. Send the form on <a href="/contact">the contact page</a>, then reload this page.</p>
<ol reversed>${rows.reverse().join('')}</ol>`;
}
