import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { ExpectedError, runProgram } from '../shared/expected-error.ts';
import { buildApp } from './app.ts';
import { readBuiltContent } from './http/built-site.ts';
import { loadPageRenderer } from './http/page-renderer.ts';
import { createLog } from './log.ts';
import { cannotListen, readSettings } from './settings.ts';
import { startDesk } from './storage/desk.ts';
import { SECOND } from './time.ts';

// Only the account of this process can read its files.
process.umask(0o077);
// The program that reads the output may have ended.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
await runProgram(async () => {
  const settings = readSettings();
  const { siteDir, dataDir } = settings;
  const content = readBuiltContent(siteDir);
  const log = createLog();
  const desk = startDesk({ settings, content }, log);
  const { failure } = desk;
  if (failure === 'owned') throw new ExpectedError(`Another server uses ${dataDir} (DATA_DIR).`, 1);
  const app = buildApp(settings, { content, desk, renderPage: loadPageRenderer(siteDir), clock: Date.now, log });
  let isStopping = false;
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping) reply.raw.setHeader('connection', 'close');
    done();
  });
  const close = async () => {
    isStopping = true;
    // A request may be on its way on an idle connection. It is still answered, with "connection: close".
    await setTimeout(0.5 * SECOND);
    const cut = setTimeout(2 * SECOND, undefined, { ref: false }).then(() => app.server.closeAllConnections());
    await Promise.race([app.close(), cut]);
    await desk.close();
  };
  closeWithGrace({ delay: 5 * SECOND, logger: log }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await close();
  });

  await app.listen({ host: settings.host, port: settings.port }).catch(async (error) => {
    // An email that is being sent would otherwise be sent again.
    await close();
    throw cannotListen(settings, error);
  });
  const { port } = app.server.address() as AddressInfo;
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  console.log(
    [
      failure === null
        ? `Tour requests are stored in ${dataDir}.`
        : `Tour requests cannot be stored in ${dataDir} now (${failure}). The form shows the phone number.`,
      settings.mail
        ? `Staff are told by email: ${settings.mail.notifyTo.join(', ')}`
        : 'Mail is not set up, so nobody is told about new requests. See docs/collector.md.',
      `${content.facts.name}: http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    ].join('\n'),
  );
  // For a parent process, such as a test, that lets the system choose the port.
  process.send?.({ port });
});
