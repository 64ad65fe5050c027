import { relative } from 'node:path';
import type { ErrorPayload, Plugin } from 'vite';
import { describeFault } from '../shared/content-error.ts';
import { checkContent } from '../tooling/content/check-content.ts';

/** Milliseconds without another change after which content is checked: a copied folder comes file by file. */
const QUIET_MS = 50;

const reload = { type: 'full-reload' } as const;

/** Shows each page anew as soon as a file of a content folder changes, and what is wrong with the content over it and in the terminal. */
export function followContent(folder: string): Plugin {
  let faults: string[] = [];
  const check = async () => {
    const before = faults.join('\n');
    faults = (await checkContent(folder)).filter(({ isWarning }) => !isWarning).map(describeFault);
    const now = faults.join('\n');
    if (now === before) return;
    console.error(now ? `\nThe content needs a correction:\n${now}\n` : 'The content is right again.');
  };
  return {
    name: 'follow-content',
    enforce: 'post',
    // For words there is no trace of calls to show.
    transform: (code, id) =>
      id.includes('vite/dist/client/client')
        ? code.replace('</style>', '#stack:has(#stack-content:empty) { display: none }</style>')
        : undefined,
    configureServer: async ({ environments, watcher }) => {
      const { hot } = environments.client;
      const send = hot.send.bind(hot);
      hot.send = (...payload: unknown[]) => {
        const { type } = (payload[0] ?? {}) as { type?: string };
        // A page that cannot be shown sends the first of its own faults; all of them together say more.
        if (type === 'error' && faults.length > 0) send(errorOf(faults));
        else Reflect.apply(send, hot, payload);
      };
      hot.on('vite:client:connect', () => {
        if (faults.length > 0) send(errorOf(faults));
      });
      await check();
      let waiting: NodeJS.Timeout | undefined;
      // One check after the other: the last one has read what was saved last.
      let checked = Promise.resolve();
      watcher.on('all', (_event, path) => {
        if (relative(folder, path).startsWith('..')) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          checked = checked.then(check).then(() => {
            // Pages read their words whenever they are asked for, but Astro keeps the list of pages until it hears this.
            for (const { hot } of Object.values(environments)) hot.send('astro:content-changed', {});
            send(faults.length > 0 ? errorOf(faults) : reload);
          });
        }, QUIET_MS);
      });
    },
  };
}

/** The faults as Astro's overlay shows an error; it takes the message for HTML. */
function errorOf(faults: readonly string[]): ErrorPayload {
  const text = [...faults, 'Correct and save, and this goes away. Esc shows the page.'].join('\n\n');
  const message = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const err = { name: 'Content', title: 'The content needs a correction', message, stack: '' };
  return { type: 'error', err };
}
