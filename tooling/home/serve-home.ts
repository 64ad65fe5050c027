import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { type ContentIssue, describeIssue } from '../../content-model/content-error.ts';
import { CONTENT } from '../../content-model/read-content.ts';
import type { UpdateNews } from '../../editor/update-news.ts';
import { readBuiltContent, VERSION_FILE } from '../../server/http/built-site.ts';
import { loadPageRenderer } from '../../server/http/page-renderer.ts';
import { cannotListen, type Settings } from '../../server/settings.ts';
import { rebuild, siteFolder } from '../run-build.ts';
import { createCollector } from './collector.ts';
import { openContentFolder } from './content-folder.ts';
import { createHome } from './home.ts';
import { findErrors, newsOf } from './news.ts';

/** Serves the built site at this computer, with its emails and its editor. After a save it builds again, and goes on with that build. */
export async function serveHome(settings: Settings, build: () => void): Promise<void> {
  // It may finish a save, which then is in the build.
  const folder = openContentFolder(CONTENT);
  build();
  const home = createHome({
    folder,
    url: () => readBuiltContent(siteFolder).facts.url,
    readEditor: () => readFileSync(join(siteFolder, 'edit.html'), 'utf8'),
    readOnline: async () => ({
      files: JSON.parse(readFileSync(join(siteFolder, VERSION_FILE), 'utf8')).files,
      news: news(),
    }),
    afterSave() {
      isSaved = true;
      news = () => ({});
      if (!isShowing) void showSaves();
    },
  });
  const collector = createCollector(settings, home.mailer);
  const open = () =>
    collector.appFor({ content: readBuiltContent(siteFolder), renderPage: loadPageRenderer(siteFolder) });
  let app = open();
  let news = (): Partial<UpdateNews> => ({});
  /** Since the last build began. */
  let isSaved = false;
  let isShowing = false;

  async function showSaves(): Promise<void> {
    isShowing = true;
    while (isSaved) {
      isSaved = false;
      const errors = await showSave().catch((error) => {
        console.error(error);
        return [];
      });
      if (errors && !isSaved) news = () => newsOf(errors);
    }
    isShowing = false;
  }

  /** Returns the errors that keep a save from being shown; an empty list if the build failed, which says why in the terminal. */
  async function showSave(): Promise<ContentIssue[] | undefined> {
    const errors = await findErrors();
    console.log(errors.length > 0 ? errors.map(describeIssue).join('\n') : 'Something was saved. Building the site.');
    if (errors.length > 0 || !(await rebuild())) return errors;
    app = open();
    console.log('The site shows what was saved.');
    return undefined;
  }

  await app;
  const pass: Parameters<typeof createServer>[1] = (request, response) =>
    void app.then(
      ({ routing }) => routing(request, response),
      () => response.writeHead(503).end(),
    );
  const server = createServer(
    (request, response) => void home.handle(request, response, () => pass(request, response)),
  );
  closeWithGrace({ logger: collector.log }, async () => {
    server.close();
    server.closeAllConnections();
    await collector.close();
  });
  await once(server.listen(settings.port, settings.host), 'listening').catch((error) => {
    throw cannotListen(settings, error);
  });
  const { port } = server.address() as AddressInfo;
  const name = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const origin = `http://${name === '127.0.0.1' ? 'localhost' : name}:${port}`;
  console.log(`Tour requests are stored in ${settings.dataDir}. Mail is not set up: see docs/collector.md.`);
  console.log(home.describe(origin, readBuiltContent(siteFolder).facts.name));
  process.send?.({ port });
}
