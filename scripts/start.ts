// Builds the site in another process, then serves it in this one, so that signals reach the server.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { cannotListen, readSettings } from '../server/settings.ts';
import { ExpectedError, runProgram } from '../shared/expected-error.ts';
import { isAtHome } from '../tooling/home/door.ts';
import { ensureBuilt, siteFolder } from '../tooling/run-build.ts';

await runProgram(async () => {
  const settings = readSettings();
  const { host, port } = settings;
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((error) => {
    if (error.code !== 'EADDRINUSE') throw cannotListen(settings, error);
    const advice = 'Stop that, or set another PORT, such as 8081.';
    throw new ExpectedError(`Port ${port} is in use, perhaps by another \`npm start\`. ${advice}`, 1);
  });
  await new Promise((resolve) => server.close(resolve));
  if (isAtHome(host) && settings.siteDir === siteFolder) {
    const { serveHome } = await import('../tooling/home/serve-home.ts');
    return serveHome(settings);
  }
  await ensureBuilt();
  await import('../server/main.ts');
});
