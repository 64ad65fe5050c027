import type { IncomingMessage } from 'node:http';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { withoutErrors } from '../../content-model/content-error.ts';
import { CONTENT } from '../../content-model/read-content.ts';
import { serverContent } from '../../content-model/server-content.ts';
import { createPageRenderer, type RenderPage, readPage } from '../../server/http/page-renderer.ts';
import { readSettings } from '../../server/settings.ts';
import { STAFF_PATH } from '../../server/staff-links.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { newEditor, readNewEditor } from '../build-editor.ts';
import { describeVersion } from '../version.ts';
import { createCollector } from './collector.ts';
import { openContentFolder } from './content-folder.ts';
import { isAtHome } from './door.ts';
import { createHome } from './home.ts';
import { findErrors, newsOf } from './news.ts';

/** Answers forms and staff pages with the real server, and at this computer shows its emails and edits the content. */
export function developAtHome(dataDir: string, host: string) {
  const home = createHome({
    folder: openContentFolder(CONTENT),
    url: () => globalThis.checkedContent.facts.get(DEFAULT_LANGUAGE)?.url ?? '\n',
    readEditor: readNewEditor,
    async readOnline() {
      const errors = await findErrors();
      return errors.length > 0 ? { files: {}, news: newsOf(errors) } : { files: describeVersion().files, news: {} };
    },
    // The watcher sees a save like any other change.
    afterSave() {},
  });
  const { appFor } = createCollector(readSettings({ DATA_DIR: dataDir }), home.mailer);
  const plugin: Plugin = {
    name: 'develop-at-home',
    configureServer(vite) {
      let app: ReturnType<typeof appFor> | undefined;
      let startedWith: typeof globalThis.checkedContent | undefined;
      if (isAtHome(host)) vite.middlewares.use(home.handle).use(sirv(newEditor, { dev: true }));
      vite.middlewares.use((request, response, next) => {
        if (!isForServer(request)) return next();
        const { checkedContent } = globalThis;
        if (startedWith !== checkedContent) {
          const renderPage = rendererOf(vite);
          const start = () => appFor({ content: serverContent(withoutErrors(checkedContent), ''), renderPage });
          // Content with errors was corrected if there is other content by the next request.
          app = Promise.resolve(app).then(start, start);
          startedWith = checkedContent;
        }
        app?.then(({ routing }) => routing(request, response), next);
      });
    },
  };
  const describe = (origin: string) =>
    isAtHome(host) ? home.describe(origin, 'The site') : 'With --host, nobody can open the emails or /edit.';
  return { plugin, describe };
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
