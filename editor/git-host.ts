import settings from './backend.json';

/** Whom to ask for help, and where the site is kept. */
export const { helper, ...backend } = settings;

export interface CachedFile {
  /** The hash by which git names the content of the file. */
  sha: string;
  text?: string;
}

/**
 * The files as they are at the git host, by path. Sveltia stores them for all tabs of the browser, and reads them again before
 * each save. Empty before the first sign-in, and for a developer who edits a folder.
 */
export async function cachedFiles(): Promise<Map<string, CachedFile>> {
  const wait = <Result>(asked: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  const name = `${backend.name}:${backend.repo}`;
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return new Map();
  const database = await wait(indexedDB.open(name));
  try {
    if (!database.objectStoreNames.contains('file-cache')) return new Map();
    const files = database.transaction('file-cache').objectStore('file-cache');
    const [paths, all] = await Promise.all([wait(files.getAllKeys()), wait(files.getAll())]);
    return new Map(paths.map((path, index) => [String(path), all[index]]));
  } finally {
    // Sveltia could not add a store to an open database.
    database.close();
  }
}

/** What to do if the git host does not take a save, in one sentence. */
function adviceFor(status: number, message: string): string {
  if (status === 401) return `Your access has ended. Ask ${helper} for a new token.`;
  if (status === 429 || /rate limit/i.test(message))
    return 'That was too much at once. Press Save again in ten minutes.';
  if (/protected|rule/i.test(message))
    return `Saving is locked. Ask ${helper} to unlock the branch “${backend.branch}”.`;
  if (status === 409 || /expected branch|fast.forward/i.test(message))
    return 'Someone else saved at the same time. Press Save again.';
  if ([403, 404].includes(status) || /not accessible|permission|forbidden|resolve to a repo/i.test(message))
    return `Your access does not allow changes. Ask ${helper} for a token that does.`;
  return `The place where the website is kept does not answer. Press Save again in a few minutes, or tell ${helper}.`;
}

/** Replaces the errors of the git host, which Sveltia shows, by what to do. */
export function adviseOnErrors(): void {
  const request = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== import.meta.env.GIT_HOST) return request(input, init);
    const response = await request(input, init).catch(() => {
      throw new Error('You are offline. Connect to the internet, and press Save again.');
    });
    const body = await response
      .clone()
      .json()
      .catch(() => undefined);
    if (response.ok && !body?.errors) return response;
    const message = adviceFor(response.status, JSON.stringify(body ?? ''));
    return Response.json({ message, errors: [{ message }] }, { status: response.status });
  };
}
