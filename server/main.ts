import { existsSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { SECOND } from './clock.ts';
import { createCollector } from './collector.ts';
import { readFacts } from './facts.ts';
import { createLog } from './log.ts';
import { buildOperations } from './operations.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** The exit code by which service managers know a fault in the configuration, which a restart does not mend. */
const BAD_CONFIGURATION = 78;

// Everything this process writes is for its own account alone.
process.umask(0o077);
try {
  await serve();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(BAD_CONFIGURATION);
}

async function serve() {
  const settings = readSettings();
  if (!existsSync(join(settings.siteDir, 'index.html'))) {
    throw new SettingsError(`There is no built site in ${settings.siteDir}. Run "npm run build" first.`);
  }
  const log = createLog();
  const { app, store, counts, close } = await createCollector(settings, log);
  const operations = buildOperations(settings, { store, counts, clock: Date.now });
  closeWithGrace({ delay: 5 * SECOND, logger: log }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await close();
    await operations.close();
  });
  await app.listen({ host: settings.host, port: settings.port }).catch((error) => {
    throw explain(error, settings);
  });
  const health = await operations.listen({ host: '127.0.0.1', port: settings.operationsPort }).catch(() => null);
  console.log(startLines(settings, portOf(app.server), health).join('\n'));
}

function startLines(settings: Settings, port: number, health: string | null) {
  const host =
    settings.host === '127.0.0.1' ? 'localhost' : settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const taken = `Health and metrics are off: port ${settings.operationsPort} is taken. OPERATIONS_PORT names another.`;
  return [
    `${readFacts().name}: http://${host}:${port}`,
    `Tour requests are kept in ${settings.dataDir}. Read them with: npm run tour-requests -- list`,
    health ? `Health and metrics: ${health}/readyz, ${health}/metrics` : taken,
    settings.mail
      ? `Staff are told by mail: ${settings.mail.notifyTo.join(', ')}`
      : 'Mail is not set, so nobody is told of a new request: docs/collector.md says how to set it.',
  ];
}

function portOf(server: Server) {
  return (server.address() as AddressInfo).port;
}

function explain(error: NodeJS.ErrnoException, { host, port }: Settings) {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. PORT names another one.`,
    EACCES: `This account may not use port ${port}. PORT names another one.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. HOST names another one.`,
    ENOTFOUND: `There is no address ${host}. HOST names another one.`,
  };
  const reason = reasons[error.code ?? ''];
  return reason ? new SettingsError(reason) : error;
}
