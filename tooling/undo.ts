import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { listContent } from '../shared/read-content.ts';

/** Versions that are kept of each file. */
const KEPT = 20;

const pathOf = (version: string) => version.replace(/\/[^/]*$/, '').replaceAll('__', '/');

/** Keeps the last versions of each content file while somebody edits, and takes them back at /undo. */
export function undoWhileEditing(content: string, folder: string): Plugin {
  const texts = new Map<string, string>();
  const versions = () =>
    globSync('*/*', { cwd: folder })
      .map((name) => name.replaceAll('\\', '/'))
      .sort()
      .reverse();

  function keep(path: string, before: string): void {
    const own = path.replaceAll('/', '__');
    mkdirSync(join(folder, own), { recursive: true });
    writeFileSync(join(folder, own, new Date().toISOString().replaceAll(':', '.')), before);
    for (const old of versions()
      .filter((version) => version.startsWith(`${own}/`))
      .slice(KEPT))
      rmSync(join(folder, old));
  }

  function compare(file: string): void {
    const path = relative(content, file).replaceAll('\\', '/');
    if (path.startsWith('..') || !path.endsWith('.yaml')) return;
    const before = texts.get(path);
    const now = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (before && before !== now) keep(path, before);
    texts.set(path, now);
  }

  async function takeBack(request: IncomingMessage): Promise<void> {
    const wanted = new URLSearchParams(await text(request)).get('version');
    const version = versions().find((name) => name === wanted);
    if (version && request.headers['sec-fetch-site'] === 'same-origin')
      writeFileSync(join(content, pathOf(version)), readFileSync(join(folder, version)));
  }

  function list(): string {
    const newestFirst = versions().sort((one, other) =>
      (other.split('/')[1] ?? '').localeCompare(one.split('/')[1] ?? ''),
    );
    return newestFirst.map((version) => describe(version, texts.get(pathOf(version)) ?? '')).join('');
  }

  /** A version with the lines that would come back. */
  function describe(version: string, now: string): string {
    const lines = now.split('\n');
    const missing = readFileSync(join(folder, version), 'utf8')
      .split('\n')
      .filter((line) => !lines.includes(line));
    const time = new Date((version.split('/')[1] ?? '').replaceAll('.', ':').replace(/:(\d+Z)$/, '.$1')).toLocaleString(
      'en-US',
    );
    return `<form method="post"><h2>${pathOf(version).replace('.yaml', '')}, before ${time}</h2>
      <pre>${escapeHtml(missing.slice(0, 5).join('\n')) || 'Only takes lines away.'}</pre>
      <button name="version" value="${version}">Take back</button></form>`;
  }

  return {
    name: 'undo-while-editing',
    configureServer: ({ watcher, middlewares }) => {
      for (const path of listContent(content)) compare(join(content, path));
      watcher.on('all', (_event, file) => compare(file));
      middlewares.use('/undo', async (request, response) => {
        if (request.method === 'POST') {
          await takeBack(request);
          response.writeHead(303, { location: '/edit' }).end();
          return;
        }
        response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><html lang="en">
          <title>Earlier versions</title><h1>Earlier versions</h1>
          <p>Each version is from before a change. After taking one back, open the editor again.</p>
          ${list() || '<p>Nothing has changed yet.</p>'}`);
      });
    },
  };
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
