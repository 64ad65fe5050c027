import { watch } from 'node:fs';
import { ContentError } from '../../shared/content-error.ts';
import { CONTENT, readFolder } from '../../shared/read-content.ts';
import type { FilesRead } from '../../shared/read-files.ts';
import { contentTypes } from './content-types.ts';

let read: FilesRead | undefined;

// The dev server reads the content again after each change.
if (import.meta.env.DEV) {
  watch(CONTENT, { recursive: true }, () => {
    read = undefined;
  });
}

/** The content of all pages; throws a `ContentError` if it has errors. */
export function siteContent(): FilesRead {
  read ??= readFolder(CONTENT, contentTypes);
  if (read.issues.length > 0) throw new ContentError(read.issues);
  return read;
}
