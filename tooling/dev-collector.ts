import type { IncomingMessage } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { withoutErrors } from '../content-model/content-error.ts';
import type { FilesRead } from '../content-model/read-files.ts';
import { serverContent } from '../content-model/server-content.ts';
import { buildApp } from '../server/app.ts';
import { createPageRenderer, type RenderPage, readPage } from '../server/http/page-renderer.ts';
import { createLog } from '../server/log.ts';
import type { Email } from '../server/mail/compose.ts';
import { escapeHtml } from '../server/plain-text.ts';
import { readSettings } from '../server/settings.ts';
import { STAFF_PATH } from '../server/staff-links.ts';
import { startDesk } from '../server/storage/desk.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';

const EMAILS_PATH = '/emails';
const MAIL = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'site@example.org', NOTIFY_TO: 'desk@example.org' };

/** Answers forms and staff pages with the real server, and shows its emails at /emails with links to this machine. */
export function collectRequests(dataDir: string): Plugin {
  return {
    name: 'collect-requests',
    configureServer(vite) {
      const emails: Email[] = [];
      const mailer = { send: async (email: Email) => void emails.push(email) };
      const start = async (files: FilesRead) => {
        const content = serverContent(withoutErrors(files), '');
        const settings = readSettings({ ...MAIL, DATA_DIR: dataDir });
        const log = createLog();
        const desk = startDesk({ settings, content, mailer }, log);
        const app = buildApp(settings, { content, desk, renderPage: rendererOf(vite), clock: Date.now, log });
        app.addHook('onClose', desk.close);
        await app.ready();
        return app;
      };
      let app: ReturnType<typeof start> | undefined;
      let startedWith: FilesRead | undefined;
      vite.middlewares.use((request, response, next) => {
        if (!isForServer(request)) return next();
        const { checkedContent } = globalThis;
        if (startedWith !== checkedContent) {
          const ended = app?.then((earlier) => earlier.close()).catch(() => {});
          app = Promise.resolve(ended).then(() => start(checkedContent));
          startedWith = checkedContent;
        }
        // Content with errors was corrected if there is other content by the next request.
        app?.then(({ routing }) => routing(request, response), next);
      });
      vite.middlewares.use(EMAILS_PATH, ({ url = '/', headers }, response) => {
        const page = emails[Number(url.slice(1)) - 1]?.html ?? listOf(emails);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        response.end(
          page.replaceAll(globalThis.checkedContent.facts.get(DEFAULT_LANGUAGE)?.url ?? '\n', `http://${headers.host}`),
        );
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
      return readPage(await answer.text());
    },
    views: async () => (await vite.ssrLoadModule('/src/server-pages/views.tsx')).views,
  });
}

function listOf(emails: readonly Email[]): string {
  const rows = emails.map(
    ({ subject, to }, index) =>
      `<li><a href="${EMAILS_PATH}/${index + 1}">${escapeHtml(subject)}</a><br>to ${escapeHtml(to)}`,
  );
  return `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Emails</title>
<style>body { font: 1.125rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem } li { margin: 1rem 0 }</style>
<h1>Emails</h1>
<p>Every email the site would send. Send the form on <a href="/contact">the contact page</a>, then reload this page.</p>
<ol reversed>${rows.reverse().join('')}</ol>`;
}
