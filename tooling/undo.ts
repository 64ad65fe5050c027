import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { listContent } from '../shared/read-content.ts';

/** Versions that are kept of each file. */
const KEPT = 20;

/** Keeps the last versions of each content file while somebody edits, and takes them back at /undo. */
export function undoWhileEditing(content: string, folder: string): Plugin {
  mkdirSync(folder, { recursive: true });
  const texts = new Map<string, string>();
  /** Names such as `1795651200000 en__mail.yaml`, the newest first. */
  const versions = () => readdirSync(folder).sort().reverse();
  const pathOf = (version: string) => version.replace(/^\d+ /, '').replaceAll('__', '/');

  function keepChanged(file: string): void {
    const path = relative(content, file).replaceAll('\\', '/');
    if (path.startsWith('..') || !path.endsWith('.yaml')) return;
    const before = texts.get(path);
    const now = existsSync(file) ? readFileSync(file, 'utf8') : '';
    texts.set(path, now);
    if (!before || before === now) return;
    writeFileSync(join(folder, `${Date.now()} ${path.replaceAll('/', '__')}`), before);
    const own = versions().filter((version) => pathOf(version) === path);
    for (const old of own.slice(KEPT)) rmSync(join(folder, old));
  }

  /** A version with the lines that would come back. */
  function describe(version: string): string {
    const now = texts.get(pathOf(version))?.split('\n');
    const lines = readFileSync(join(folder, version), 'utf8').split('\n');
    const back = lines.filter((line) => !now?.includes(line)).slice(0, 5);
    const time = new Date(Number.parseInt(version, 10)).toLocaleString('en-US');
    return `<form method="post"><h2>${pathOf(version).replace('.yaml', '')}, before ${time}</h2>
      <pre>${back.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;') || 'Only takes lines away.'}</pre>
      <button name="version" value="${version}">Take back</button></form>`;
  }

  return {
    name: 'undo-while-editing',
    configureServer: ({ watcher, middlewares }) => {
      for (const path of listContent(content)) keepChanged(join(content, path));
      watcher.on('all', (_event, file) => keepChanged(file));
      middlewares.use('/undo', async (request, response) => {
        if (request.method === 'POST') {
          const wanted = new URLSearchParams(await text(request)).get('version');
          const version = versions().find((name) => name === wanted);
          if (version && request.headers['sec-fetch-site'] === 'same-origin')
            writeFileSync(join(content, pathOf(version)), readFileSync(join(folder, version)));
          response.writeHead(303, { location: '/edit' }).end();
          return;
        }
        response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><html lang="en">
          <title>Earlier versions</title><h1>Earlier versions</h1>
          <p>Each version is from before a change. After taking one back, open the editor again.</p>
          ${versions().map(describe).join('') || '<p>Nothing has changed yet.</p>'}`);
      });
    },
  };
}
