import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ErrorPayload, Plugin } from 'vite';
import { BAD_CONFIGURATION, ContentError, type ContentFault, describeFault } from '../../shared/content-error.ts';
import type { SiteContent } from '../../src/content/load.ts';
import { checkContent } from './check-content.ts';

/** Milliseconds without another change before the content is checked: a copied folder comes file by file. */
const QUIET_MS = 50;

/** Loads Vite's error overlay, for pages without content. */
const emptyPage = '<script type="module" src="/@vite/client"></script>';

const moduleName = 'virtual:content';
const moduleId = `\0${moduleName}`;

declare global {
  /** The content that pages of the dev server show. */
  var contentOfPages: Partial<SiteContent>;
}

/** Checks the content once and gives it to the pages; a build ends at a fault, and the dev server shows it over the page. */
export function siteContent(): AstroIntegration {
  return {
    name: 'site-content',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return;
        const folder = fileURLToPath(new URL('content', config.root));
        const content = await readSiteContent(folder);
        if (command === 'build') reportAndStop(content.faults);
        const built = `JSON.parse(${JSON.stringify(JSON.stringify(content.site))})`;
        const plugin = command === 'build' ? contentModule(built) : liveContent(folder, content);
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

async function readSiteContent(folder: string) {
  const { faults, files, languages, facts } = await checkContent(folder);
  const entries = [...files].map(([file, { filled }]) => [file.replace(/\.yaml$/, ''), filled]);
  const site: SiteContent = {
    languages: [...languages],
    facts: Object.fromEntries(facts),
    entries: Object.fromEntries(entries),
  };
  return { faults, site };
}

function reportAndStop(faults: readonly ContentFault[]): void {
  const errors = faults.filter(({ isWarning }) => !isWarning);
  for (const fault of faults) if (fault.isWarning) console.log(describeFault(fault));
  if (errors.length === 0) return;
  console.error(new ContentError(errors).message);
  process.exit(BAD_CONFIGURATION);
}

function contentModule(expression: string): Plugin {
  return {
    name: 'site-content',
    resolveId: (id) => (id === moduleName ? moduleId : undefined),
    load: (id) => (id === moduleId ? `export default ${expression}` : undefined),
  };
}

/**
 * The content as it is now; while there are faults, pages keep the last content without any. It is one object that changes,
 * since a page that is loading misses a module that is replaced.
 */
function liveContent(folder: string, first: Awaited<ReturnType<typeof readSiteContent>>): Plugin {
  globalThis.contentOfPages = {};
  let errors: readonly ContentFault[] = [];

  function update({ faults, site }: typeof first): void {
    const hadErrors = errors.length > 0;
    errors = faults.filter(({ isWarning }) => !isWarning);
    if (errors.length === 0) Object.assign(globalThis.contentOfPages, site);
    if (errors.length > 0) console.error(new ContentError(errors).message);
    else if (hadErrors) console.log('The content is right again.');
  }

  update(first);
  return {
    ...contentModule('globalThis.contentOfPages'),
    configureServer: ({ environments, middlewares, watcher }) => {
      const { hot } = environments.client;
      // A page without content would fail, and Astro would show its error late, over a newer one.
      middlewares.use(({ url = '' }, response, next) => {
        if (globalThis.contentOfPages.entries || /^\/(@|node_modules\/)/.test(url)) return next();
        response.writeHead(503, { 'content-type': 'text/html' }).end(emptyPage);
      });
      const show = () => hot.send(errors.length > 0 ? errorOf(errors) : { type: 'full-reload' });
      hot.on('vite:client:connect', () => {
        if (errors.length > 0) show();
      });
      let waiting: NodeJS.Timeout | undefined;
      let checked = Promise.resolve();
      watcher.on('all', (_event, path) => {
        if (relative(folder, path).startsWith('..')) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          // Checks do not overlap, so that the last one reads the last save.
          checked = checked
            .then(async () => {
              update(await readSiteContent(folder));
              // Astro keeps the list of pages until this event.
              for (const environment of Object.values(environments)) environment.hot.send('astro:content-changed', {});
              show();
            })
            .catch(console.error);
        }, QUIET_MS);
      });
    },
  };
}

/** The error for Astro's overlay, which takes the message for HTML. */
function errorOf(faults: readonly ContentFault[]): ErrorPayload {
  const text = [...faults.map(describeFault), 'Correct and save, and this goes away. Esc shows the page.'].join('\n\n');
  const message = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const err = { name: 'Content', title: 'The content needs a correction', message, stack: '' };
  return { type: 'error', err };
}
