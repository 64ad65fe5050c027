import type { IncomingMessage } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { buildApp } from '../server/app.ts';
import { createPageRenderer, type RenderPage, readPage } from '../server/http/page-renderer.ts';
import { createLog } from '../server/log.ts';
import { readSettings } from '../server/settings.ts';
import { startStorage } from '../server/storage/client.ts';
import { readContent } from '../shared/read-content.ts';
import { STAFF_PATH } from '../shared/tour-request/staff-links.ts';
import { mailSettings, startSmtpPeer } from '../tooling/smtp-peer.ts';
import { EMAILS_PATH, showEmails } from './dev-emails.ts';

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
        await storage.opened;
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
      vite.middlewares.use(EMAILS_PATH, ({ url = '/', headers }, response, next) => {
        showEmails(url, mail.received, response, { siteUrl, origin: `http://${headers.host}` }).catch(next);
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
