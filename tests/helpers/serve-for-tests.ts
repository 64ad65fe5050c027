import { buildSite } from '../../tooling/build.ts';
import { startLocalServer } from './local-server.ts';

/** Serves the site as it is now to the browser tests; Playwright calls what it returns when they are done. */
export default async function serveForTests(): Promise<() => Promise<void>> {
  await buildSite();
  const server = await startLocalServer();
  process.env.SITE_ADDRESS = server.address;
  process.env.SITE_DATA_DIR = server.dataDir;
  return async () => void (await server.stop());
}
