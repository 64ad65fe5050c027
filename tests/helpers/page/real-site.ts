import { startServerProcess } from '../server-process.ts';
import { test as base } from './test.ts';

/** Runs on the site of `content/`, as `npm run build` left it in `dist/`. */
export const test = base.extend<object, { realSite: string }>({
  realSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const server = await startServerProcess({ settings: { CONTENT_DIR: '', SITE_DIR: '' } });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ realSite }, use) => use(realSite),
});
