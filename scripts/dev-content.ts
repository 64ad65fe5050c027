import { relative } from 'node:path';
import type { ErrorPayload, Plugin } from 'vite';
import { checkContent } from '../build/content/check-content.ts';
import { describeFault } from '../shared/content-error.ts';

/** Milliseconds without another change after which content is checked: a copied folder comes file by file. */
const QUIET_MS = 50;

/** Milliseconds in which Astro takes up a correction; a page that is asked for before still shows the error. */
const TAKEN_UP_MS = 5000;

const reload = { type: 'full-reload' } as const;

/** Shows everything that is wrong with a content folder over each page, and in the terminal, until it is corrected. */
export function showContentFaults(folder: string): Plugin {
  let faults: string[] = [];
  let correctedAt = Number.NEGATIVE_INFINITY;
  let isBehind = false;
  const check = async () => {
    const before = faults.join('\n');
    faults = (await checkContent(folder)).filter(({ isWarning }) => !isWarning).map(describeFault);
    const now = faults.join('\n');
    if (now === before) return false;
    if (now === '') correctedAt = performance.now();
    console.error(now ? `\nThe content needs a correction:\n${now}\n` : 'The content is right again.');
    return true;
  };
  return {
    name: 'show-content-faults',
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
        const error = errorIn(payload[0]);
        // A page that cannot be shown sends the first of its own faults; all of them together say more.
        if (error && faults.length > 0) return send(errorOf(faults));
        const isFromBefore = error?.name === 'ContentError' && performance.now() - correctedAt < TAKEN_UP_MS;
        if (!isFromBefore) return Reflect.apply(send, hot, payload);
        isBehind = true;
        send(reload);
      };
      hot.on('vite:client:connect', () => {
        if (faults.length > 0) return send(errorOf(faults));
        // Its page may not have been there to be told.
        if (isBehind) send(reload);
        isBehind = false;
      });
      await check();
      let waiting: NodeJS.Timeout | undefined;
      watcher.on('all', (_event, path) => {
        if (relative(folder, path).startsWith('..')) return;
        clearTimeout(waiting);
        waiting = setTimeout(async () => {
          if (await check()) send(faults.length > 0 ? errorOf(faults) : reload);
        }, QUIET_MS);
      });
    },
  };
}

function errorIn(payload: unknown): ErrorPayload['err'] | undefined {
  const { type, err } = (payload ?? {}) as Partial<ErrorPayload>;
  return type === 'error' ? err : undefined;
}

/** The faults as Astro's overlay shows an error; it takes the message for HTML. */
function errorOf(faults: readonly string[]): ErrorPayload {
  const text = [...faults, 'Correct and save, and this goes away. Esc shows the page.'].join('\n\n');
  const message = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const err = { name: 'Content', title: 'The content needs a correction', message, stack: '' };
  return { type: 'error', err };
}
