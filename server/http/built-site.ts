import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAIN_POLICY } from './headers.ts';

/** The folder of files that the build writes for the server only, which no static host serves. */
export function serverFolderOf(siteDir: string): string {
  return `${siteDir}-server`;
}

export function policyFile(siteDir: string): string {
  return join(serverFolderOf(siteDir), 'policies.json');
}

/** Reads the Content-Security-Policies that the build computed; a path without one loads nothing. */
export function readPolicies(siteDir: string): (path: string) => string {
  const file = policyFile(siteDir);
  const policies: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (path) => policies[path] ?? PLAIN_POLICY;
}
