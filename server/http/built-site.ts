import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Content } from '../../content-model/server-content.ts';

/** The folder of files that the build writes for the server only, which no static host serves. */
export function serverFolderOf(siteDir: string): string {
  return `${siteDir}-server`;
}

/** The URL paths of all files in a folder, with their extensions. */
export function listPaths(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((entry) => join(folder, entry));
  const files = entries.filter((file) => statSync(file).isFile()).sort();
  return files.map((file) => `/${relative(folder, file).split(sep).join('/')}`);
}

/** The path without `.html` or `index`. */
export function cleanPath(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

export function contentOf(siteDir: string): Content {
  const { languages, ...content } = JSON.parse(readFileSync(join(serverFolderOf(siteDir), 'content.json'), 'utf8'));
  return { ...content, languages: new Map(languages) };
}
