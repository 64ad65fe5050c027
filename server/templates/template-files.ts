import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { prefixOf } from '../../shared/language.ts';
import { PLAIN_POLICY } from '../http/headers.ts';

/** Pages that are built with the site and filled by the server. */
const TEMPLATES = ['tour-request-problem', 'staff'] as const;

export type Template = { html: string; policy: string };

export function isTemplate(path: string): boolean {
  return TEMPLATES.some((name) => basename(path) === `${name}.html`);
}

/** The folder of what the build writes for the server only, which no static host serves. */
export function serverFolderOf(siteDir: string): string {
  return `${siteDir}-server`;
}

/** The file of the Content-Security-Policies by path, such as `/about.html`. */
export function policyFile(siteDir: string): string {
  return join(serverFolderOf(siteDir), 'policies.json');
}

/** Reads the Content-Security-Policies that the build computed; a path without one loads nothing. */
export function readPolicies(siteDir: string): (path: string) => string {
  const file = policyFile(siteDir);
  const policies: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (path) => policies[path] ?? PLAIN_POLICY;
}

/** Null where the site was built without the page. */
export function readTemplate(siteDir: string, language: string, name: (typeof TEMPLATES)[number]): Template | null {
  const path = `${prefixOf(language)}/${name}.html`;
  const file = join(serverFolderOf(siteDir), path);
  return existsSync(file) ? { html: readFileSync(file, 'utf8'), policy: readPolicies(siteDir)(path) } : null;
}
