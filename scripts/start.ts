// Builds the site in another process, then serves it in this one, so that signals reach the server.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { readSettings, SettingsError } from '../server/settings.ts';
import { BAD_CONFIGURATION } from '../shared/content/content-error.ts';
import { isBuilt, runBuild } from '../tooling/run-build.ts';

// npm sets EDITOR to a text editor.
if (process.env.EDITOR !== 'off') process.env.EDITOR = 'on';
try {
  const { host, port } = readSettings();
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  await new Promise((resolve) => server.close(resolve));
} catch (error) {
  const { code, port } = error as { code?: string; port?: number };
  if (error instanceof SettingsError) {
    console.error(error.message);
    process.exit(BAD_CONFIGURATION);
  }
  if (code !== 'EADDRINUSE') throw error;
  console.error(
    `Port ${port} is in use, perhaps by another \`npm start\`. Stop that, or set another PORT, such as 8081.`,
  );
  process.exit(1);
}
if (!isBuilt()) {
  console.log('Building the site. This takes about 15 seconds.');
  runBuild();
}
await import('../server/main.ts');
