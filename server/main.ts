import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { BAD_CONFIGURATION, ContentError } from '../shared/content-error.ts';
import { readContent } from '../shared/read-content.ts';
import { policyFile, serverFolderOf } from './http/templates.ts';
import { createLog } from './log.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { startStorage } from './storage/client.ts';
import { SECOND } from './time.ts';

if (import.meta.main) await startServer();

export async function startServer() {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(BAD_CONFIGURATION);
  }
}

async function start() {
  // Files of this process are readable by its own account alone.
  process.umask(0o077);
  const settings = readSettings();
  const content = readContent();
  const { siteDir, dataDir } = settings;
  if (![join(siteDir, 'index.html'), policyFile(siteDir)].every((file) => existsSync(file))) {
    throw new SettingsError(
      `There is no built site in ${siteDir} and ${serverFolderOf(siteDir)}. Run "npm run build" there, or copy both folders from a pack.`,
    );
  }
  const log = createLog();
  const store = startStorage({ settings, content }, log);
  const opened = store.opened.catch((error) => {
    throw new SettingsError(`Tour requests cannot be kept in ${dataDir} (DATA_DIR): ${error.message}`);
  });
  // The storage thread loads its code while this one loads Fastify.
  const [{ buildApp }] = await Promise.all([import('./app.ts'), opened]);
  const app = buildApp(settings, { content, store, clock: Date.now, log });
  let isStopping = false;
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping) reply.raw.setHeader('connection', 'close');
    done();
  });
  const close = async () => {
    isStopping = true;
    // Idle connections may have a request on the way; it is answered, and the client told to close.
    await setTimeout(0.5 * SECOND);
    const cut = setTimeout(2 * SECOND, undefined, { ref: false }).then(() => app.server.closeAllConnections());
    await Promise.race([app.close(), cut]);
    await store.close();
  };
  closeWithGrace({ delay: 5 * SECOND, logger: log }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await close();
  });

  await app.listen({ host: settings.host, ...(inheritedSocket() ?? { port: settings.port }) }).catch(async (error) => {
    // Closing waits for messages under way, which would otherwise be sent again.
    await close();
    console.error(listenError(error, settings));
    // A later start may succeed, except without permission.
    process.exit(error.code === 'EACCES' ? BAD_CONFIGURATION : 1);
  });
  const { port } = app.server.address() as AddressInfo;
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  console.log(
    [
      `${content.facts.name}: http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      `Tour requests are kept in ${dataDir}. Read them with: npm run tour-requests -- list`,
      settings.mail
        ? `Staff are told by mail: ${settings.mail.notifyTo.join(', ')}`
        : 'Mail is not set, so nobody is told of a new request: docs/collector.md says how to set it.',
    ].join('\n'),
  );
}

/** The socket that systemd passes on, so that connections wait while the server restarts (sd_listen_fds). */
function inheritedSocket(): { fd: number } | null {
  const { LISTEN_FDS, LISTEN_PID } = process.env;
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? { fd: 3 } : null;
}

function listenError({ code = '', message }: NodeJS.ErrnoException, { host, port }: Settings) {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. PORT names another one.`,
    EACCES: `This account may not use port ${port}. PORT names another one.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. HOST names another one.`,
    ENOTFOUND: `There is no address ${host}. HOST names another one.`,
    EAI_AGAIN: `The address ${host} cannot be looked up now. HOST names another one.`,
  };
  return reasons[code] ?? message;
}
