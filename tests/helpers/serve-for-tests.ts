import { startServerProcess } from './server-process.ts';
import buildTestSite from './test-site.ts';

/** Serves the site of the fixture to the browser tests. Playwright calls the returned function at the end. */
export default async function serveForTests(): Promise<() => Promise<void>> {
  buildTestSite();
  const server = await startServerProcess();
  process.env.SITE_URL = server.url;
  process.env.SITE_DATA_DIR = server.dataDir;
  return async () => void (await server.stop());
}
