import { watch } from 'node:fs';
import { ContentError } from '../../shared/content-error.ts';
import { readFolder } from '../../shared/read-content.ts';
import type { FilesRead } from '../../shared/read-files.ts';
import { contentTypes } from './content-types.ts';

const folder = 'content';

let read: FilesRead | undefined;

// The dev server reads the content again after each change.
if (import.meta.env.DEV) {
  watch(folder, { recursive: true }, () => {
    read = undefined;
  });
}

/** The content of all pages; throws a `ContentError` if it has errors. */
export function siteContent(): FilesRead {
  read ??= readFolder(folder, contentTypes);
  if (read.issues.length > 0) throw new ContentError(read.issues);
  return read;
}
