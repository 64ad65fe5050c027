import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { SECOND } from './clock.ts';
import { createCounts } from './counts.ts';
import { readFacts } from './facts.ts';
import { createLog } from './log.ts';
import { readSettings, SettingsError } from './settings.ts';
import { openStore } from './tour-requests/store.ts';

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
  const counts = createCounts();
  const store = await openStore(settings, log);
  const app = buildApp(settings, { store, clock: Date.now, log, counts });
  closeWithGrace({ delay: 5 * SECOND, logger: log }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    const force = setTimeout(() => app.server.closeAllConnections(), 3 * SECOND);
    await app.close();
    clearTimeout(force);
    await store.close();
  });
  await app.listen({ host: settings.host, port: settings.port });
  const { port } = app.server.address() as AddressInfo;
  const shown =
    settings.host === '127.0.0.1' ? 'localhost' : settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  console.log(`${readFacts().name}: http://${shown}:${port}`);
  console.log(`Tour requests are kept in ${settings.dataDir}. Read them with: npm run tour-requests -- list`);
  if (!settings.mail) console.log('Mail is not set, so nobody is told of a new request: see docs/collector.md.');
}
