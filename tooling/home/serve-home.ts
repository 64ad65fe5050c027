import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { type ContentIssue, describeIssue } from '../../content-model/content-error.ts';
import { CONTENT } from '../../content-model/read-content.ts';
import { readBuiltContent, VERSION_FILE } from '../../server/http/built-site.ts';
import { loadPageRenderer } from '../../server/http/page-renderer.ts';
import { cannotListen, type Settings } from '../../server/settings.ts';
import { ensureBuilt, isBuilt, runBuild, siteFolder } from '../run-build.ts';
import { createCollector } from './collector.ts';
import { openContentFolder } from './content-folder.ts';
import { createHome } from './home.ts';
import { findErrors, newsOf } from './news.ts';

/** Serves the built site at this computer, with its emails and its editor. After a save it builds again, and goes on with that build. */
export async function serveHome(settings: Settings): Promise<void> {
  // It may finish a save, which then is in the build.
  const folder = openContentFolder(CONTENT);
  await ensureBuilt();
  /** Those that keep the last save from being shown; none if the build failed, which says why in the terminal. */
  let errors: ContentIssue[] | undefined;
  let showing = Promise.resolve();
  const home = createHome({
    folder,
    url: () => readBuiltContent(siteFolder).facts.url,
    readEditor: () => readFileSync(join(siteFolder, 'edit.html'), 'utf8'),
    readOnline: async () => ({
      files: JSON.parse(readFileSync(join(siteFolder, VERSION_FILE), 'utf8')).files,
      news: errors ? newsOf(errors) : {},
    }),
    afterSave() {
      errors = undefined;
      showing = showing.then(showSave).catch(console.error);
    },
  });
  const collector = createCollector(settings, home.mailer);
  const startApp = () =>
    collector.appFor({ content: readBuiltContent(siteFolder), renderPage: loadPageRenderer(siteFolder) });
  let app = startApp();

  async function showSave(): Promise<void> {
    // The build for an earlier save may have this one too.
    if (isBuilt()) return;
    const mistakes = await findErrors();
    console.log(
      mistakes.length > 0 ? mistakes.map(describeIssue).join('\n') : 'Something was saved. Building the site.',
    );
    const isShown = mistakes.length === 0 && (await runBuild('ignore')) === 0;
    errors = isShown ? undefined : mistakes;
    if (!isShown) return;
    app = startApp();
    console.log('The site shows what was saved.');
  }

  await app;
  const pass = (request: IncomingMessage, response: ServerResponse) =>
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
