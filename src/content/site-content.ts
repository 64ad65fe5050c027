import { ContentError, errorsAmong } from '../../shared/content-error.ts';
import type { FilesRead } from '../../shared/read-files.ts';

declare global {
  /** What `tooling/content/integration.ts` has read, before a build and after each change in development. */
  var checkedContent: FilesRead;
}

/** The content of all pages; throws a `ContentError` if a file has no valid content. */
export function siteContent(): FilesRead {
  const { files, facts, issues } = globalThis.checkedContent;
  if (facts.size === 0 || [...files.values()].some(({ content }) => content === undefined))
    throw new ContentError(errorsAmong(issues));
  return globalThis.checkedContent;
}
