import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT, listContent } from '../content-model/read-content.ts';

/** The content of `version.json`, from which the editor knows which of its saves are online. */
export function describeVersion(folder = CONTENT) {
  const files = listContent(folder).map((path) => [`content/${path}`, gitHash(readFileSync(join(folder, path)))]);
  return {
    // Netlify and `deploy/update.sh` set it.
    commit: process.env.COMMIT_REF || null,
    time: new Date().toISOString(),
    files: Object.fromEntries(files) as Record<string, string>,
  };
}

/** The hash by which git names the content of a file. */
export function gitHash(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}
