import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ErrorPayload, ViteDevServer } from 'vite';
import {
  BAD_CONFIGURATION,
  ContentError,
  type ContentIssue,
  describeIssue,
  errorsAmong,
} from '../../shared/content-error.ts';
import { checkContent } from './check-content.ts';

/** Milliseconds to wait for more changes before a check: a copied folder arrives file by file. */
const QUIET_MS = 50;

/** Checks the content. Errors stop a build; the dev server shows them over the page. */
export function contentCheck(): AstroIntegration {
  let folder = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        folder = fileURLToPath(new URL('content', config.root));
        if (command === 'build') stopIfFaulty((await checkContent(folder)).issues);
      },
      'astro:server:setup': ({ server }) => checkWhileDeveloping(server, folder),
    },
  };
}

function stopIfFaulty(issues: readonly ContentIssue[]): void {
  for (const issue of issues) if (issue.isWarning) console.log(describeIssue(issue));
  const errors = errorsAmong(issues);
  if (errors.length === 0) return;
  console.error(new ContentError(errors).message);
  process.exit(BAD_CONFIGURATION);
}

function checkWhileDeveloping({ environments, watcher }: ViteDevServer, folder: string): void {
  const { hot } = environments.client;
  let errors: ContentIssue[] = [];

  async function check(): Promise<void> {
    errors = errorsAmong((await checkContent(folder)).issues);
    if (errors.length > 0) console.error(new ContentError(errors).message);
    // Astro caches the list of pages until this event.
    for (const environment of Object.values(environments)) environment.hot.send('astro:content-changed', {});
    hot.send(errors.length > 0 ? overlayOf(errors) : { type: 'full-reload' });
  }

  hot.on('vite:client:connect', () => {
    if (errors.length > 0) hot.send(overlayOf(errors));
  });
  let checked = check();
  let waiting: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, path) => {
    if (relative(folder, path).startsWith('..')) return;
    clearTimeout(waiting);
    // One check at a time, so that the last one reads the last save.
    waiting = setTimeout(() => {
      checked = checked.then(check).catch(console.error);
    }, QUIET_MS);
  });
}

/** Vite's error overlay; Astro renders its message as HTML. */
function overlayOf(errors: readonly ContentIssue[]): ErrorPayload {
  const text = [...errors.map(describeIssue), 'Correct and save, and this goes away. Esc shows the page.'].join('\n\n');
  const message = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return { type: 'error', err: { name: 'Content', message, stack: '' } };
}
