import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { checkContent } from '../content-model/check-content.ts';
import { withoutErrors } from '../content-model/content-error.ts';
import { CONTENT } from '../content-model/read-content.ts';
import { runProgram } from '../shared/expected-error.ts';

/** Milliseconds to wait for more changes before a check: a copied folder arrives file by file. */
const QUIET_MS = 50;

/** Reads and checks the content for all pages. Errors stop a build. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        updateConfig({ vite: { resolve: { alias: { '@content': CONTENT } } } });
        if (command !== 'sync') globalThis.checkedContent = await checkContent();
        if (command !== 'build') return;
        const { issues, paths } = globalThis.checkedContent;
        const warnings = issues.filter(({ isWarning }) => isWarning).length;
        if (warnings > 0) console.log(`Warnings about the content: ${warnings}. List them with: npm run check-content`);
        await runProgram(() => withoutErrors(globalThis.checkedContent));
        if (paths.some((path) => path.startsWith('photos/')))
          console.log('Making small versions of new photographs, which can take minutes.');
      },
      'astro:server:setup': ({ server }) => checkWhileDeveloping(server),
    },
  };
}

function checkWhileDeveloping({ environments, middlewares, watcher }: ViteDevServer): void {
  const { hot } = environments.client;
  let pageAskedAt = 0;
  let checkedAt = 0;

  async function check(): Promise<void> {
    globalThis.checkedContent = await checkContent();
    checkedAt = performance.now();
    // Astro caches the list of pages until this event.
    for (const environment of Object.values(environments)) environment.hot.send('astro:content-changed', {});
    hot.send({ type: 'full-reload' });
  }

  middlewares.use(({ headers }, _response, next) => {
    if (headers.accept?.includes('text/html')) pageAskedAt = performance.now();
    next();
  });
  // A page that was loading during the check did not get the message.
  hot.on('vite:client:connect', () => {
    if (checkedAt > pageAskedAt) hot.send({ type: 'full-reload' });
  });
  let checked = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watcher.add(CONTENT);
  watcher.on('all', (_event, path) => {
    if (relative(CONTENT, path).startsWith('..')) return;
    clearTimeout(timer);
    // One check at a time, so that the last one reads the last save.
    timer = setTimeout(() => {
      checked = checked.then(check).catch(console.error);
    }, QUIET_MS);
  });
}
