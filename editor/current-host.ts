import { folderHost } from './folder-host.ts';
import { githubHost } from './github-host.ts';
import type { Host } from './host.ts';

const named = globalThis.document?.querySelector('meta[name="editor-host"]')?.getAttribute('content');

/** The host that the document names. The server adds the name when it sends the document, so one build serves both. */
export const host: Host = named === 'folder' ? folderHost : githubHost;
