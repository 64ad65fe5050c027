import { watch } from 'node:fs';
import { ContentError } from '../../shared/content-error.ts';
import { readFolder } from '../../shared/read-content.ts';
import type { FilesRead } from '../../shared/read-files.ts';
import { contentTypes } from './content-types.ts';

const folder = 'content';

let read: FilesRead | undefined;

// Each page of the dev server shows the present content.
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
