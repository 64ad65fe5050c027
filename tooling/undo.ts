import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { collectIssues } from '../shared/content/content-error.ts';
import { contentTypes } from '../shared/content/content-types.ts';
import { type FieldSchema, fieldSchemaOf, partOf } from '../shared/content/field-schema.ts';
import { inWords, labelOf, labelsOfFile, nameOf } from '../shared/content/labels.ts';
import { parseContent, stringifyContent } from '../shared/content/parse-content.ts';
import { listContent } from '../shared/content/read-content.ts';
import { findType, languagesOf } from '../shared/content/read-files.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { isObject, merge } from '../src/editor/merge.ts';

/** The text of each file before and after a save. */
type Save = Record<string, [before: string, after: string]>;

const KEPT_SAVES = 50;
/** One save of the editor writes a file for each language. */
const ONE_SAVE_MS = 5000;

const parse = (text: string) => collectIssues().attempt(() => parseContent('', text).value);

/** Words of a value in any order. The editor saves fields in the order of the schema, and empty ones in its own way. */
const wordsOf = (value: unknown) => inWords(value).split(', ').sort().join();
const withoutSame = (items: unknown[], others: unknown[]): Record<string, unknown> => ({
  ...items.filter((item) => !others.some((other) => wordsOf(other) === wordsOf(item))),
});

/** Keeps what each save changed in the content while somebody edits, and takes saves back at /undo. */
export function undoWhileEditing(content: string, folder: string): Plugin {
  mkdirSync(folder, { recursive: true });
  const texts = new Map<string, string>();
  /** Names such as `1795651200000.json`, the newest first. */
  const saves = () => readdirSync(folder, 'utf8').sort().reverse();
  const read = (name: string): Save => JSON.parse(readFileSync(join(folder, name), 'utf8'));

  function keepChanged(file: string): void {
    const path = relative(content, file).replaceAll('\\', '/');
    if (path.startsWith('..') || !path.endsWith('.yaml')) return;
    const before = texts.get(path);
    const now = existsSync(file) ? readFileSync(file, 'utf8') : '';
    texts.set(path, now);
    if (!before || before === now) return;
    const last = saves().find((name) => Date.now() - Number.parseInt(name, 10) < ONE_SAVE_MS);
    const save = last ? read(last) : {};
    save[path] = [save[path]?.[0] ?? before, now];
    writeFileSync(join(folder, last ?? `${Date.now()}.json`), JSON.stringify(save));
    for (const old of saves().slice(KEPT_SAVES)) rmSync(join(folder, old));
  }

  /** Takes back only what a save changed, and nothing if a later one changed the same. */
  function takeBack(save: Save): string {
    const files = Object.entries(save).map(([path, [before, after]]) => {
      const now = texts.get(path) ?? '';
      const { value, conflicts } = merge(parse(after), parse(now), parse(before));
      return { path, text: now === after ? before : stringifyContent(value), conflicts };
    });
    if (files.some(({ conflicts }) => conflicts.length > 0))
      return 'Not taken back: a later change is about the same words. Take that one back first.';
    for (const { path, text } of files) {
      writeFileSync(join(content, path), text);
      keepChanged(join(content, path));
    }
    return `Taken back.<script>new BroadcastChannel('undo').postMessage('')</script>`;
  }

  function describe(name: string): string {
    const languages = languagesOf([...texts.keys()]);
    const lines = Object.entries(read(name)).flatMap(([path, [before, after]]) => {
      const type = findType(contentTypes, path, languages);
      return type ? changedLines(fieldSchemaOf(type), parse(before), parse(after), labelsOfFile(path, languages)) : [];
    });
    if (lines.length === 0) return '';
    const time = new Date(Number.parseInt(name, 10)).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
    return `<form method="post"><h2>${time}</h2><ul>${lines.join('')}</ul>
      <button name="save" value="${name}">Take back</button></form>`;
  }

  /** A line for each field that differs, with its labels. */
  function changedLines(schema: FieldSchema, before: unknown, after: unknown, labels: string[]): string[] {
    if (schema.widget === 'hidden') return [];
    if (isObject(before) && isObject(after) && schema.widget !== 'texts') {
      const isList = Array.isArray(before) && Array.isArray(after);
      const one = isList ? withoutSame(before, after) : before;
      const other = isList ? withoutSame(after, before) : after;
      return Object.keys({ ...one, ...other }).flatMap((key) => {
        const part = partOf(schema, key);
        const label = isList ? nameOf(one[key] ?? other[key]) : labelOf(key, part);
        return changedLines(part, one[key], other[key], [...labels, label]);
      });
    }
    const [one, other] = [before, after].map((value) => {
      if (schema.widget !== 'image' || !value) return escapeHtml(inWords(value));
      const pictures = String(value).endsWith('.svg') ? 'src/illustrations' : `${relative('', content)}/photos`;
      return `<img src="/${pictures}/${value}" alt="${value}" height="120">`;
    });
    const place = labels.filter((label, index) => label && label !== labels[index - 1]).join(', ');
    return one === other ? [] : [`<li>${escapeHtml(place)}: ${one} → ${other}`];
  }

  return {
    name: 'undo-while-editing',
    configureServer: ({ watcher, middlewares }) => {
      for (const path of listContent(content)) keepChanged(join(content, path));
      watcher.on('all', (_event, file) => keepChanged(file));
      middlewares.use('/undo', async (request, response) => {
        const wanted = new URLSearchParams(await text(request)).get('save');
        const name = saves().find((save) => save === wanted);
        const isOwn = request.headers['sec-fetch-site'] === 'same-origin';
        const message = name && isOwn ? takeBack(read(name)) : '';
        response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><html lang="en">
          <meta name="viewport" content="width=device-width"><title>Earlier versions</title>
          <style>body { font: 1.125rem/1.5 system-ui; max-width: 45rem; margin: 2rem auto; padding: 0 1rem } img { vertical-align: middle } button { font: inherit }</style>
          <h1>Earlier versions</h1><p role="status">${message}</p>
          ${saves().map(describe).join('') || '<p>Nothing has changed yet.</p>'}`);
      });
    },
  };
}
