import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ExpectedError } from '../../shared/expected-error.ts';
import type { ServerContent } from '../../shared/server-content.ts';

/** What the build writes for the server, in its folder. */
export const CONTENT_FILE = 'content.json';

/** Which content is online, in the folder of the pages. */
export const VERSION_FILE = 'version.json';

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

/** Reads what the build wrote for the server; throws an `ExpectedError` if pages and content are not of one build. */
export function readBuiltContent(siteDir: string): ServerContent {
  const folder = serverFolderOf(siteDir);
  const files = [join(siteDir, VERSION_FILE), join(folder, CONTENT_FILE), join(folder, 'views.js')];
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new ExpectedError(`No built site: ${missing} is missing. Run: npm run build`);
  const [version, content] = files.slice(0, 2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  if (version.time !== content.builtAt)
    throw new ExpectedError(`The pages in ${siteDir} are of another build than ${folder}. Run: npm run build`);
  return content;
}
