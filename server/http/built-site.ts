import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PLAIN_POLICY } from './headers.ts';

/** The folder of files that the build writes for the server only, which no static host serves. */
export function serverFolderOf(siteDir: string): string {
  return `${siteDir}-server`;
}

export function policyFile(siteDir: string): string {
  return join(serverFolderOf(siteDir), 'content-security-policy.txt');
}

/** The Content-Security-Policy of the site, which the build computed. Without one, a page loads nothing. */
export function readPolicy(siteDir: string): string {
  const file = policyFile(siteDir);
  return existsSync(file) ? readFileSync(file, 'utf8') : PLAIN_POLICY;
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
