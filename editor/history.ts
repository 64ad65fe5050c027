import { backend } from './git-host.ts';

/** A save, as GitHub lists it. */
export interface Save {
  sha: string;
  parents: { sha: string }[];
  commit: { message: string; author: { name: string; date: string }; tree: { sha: string } };
  files: { filename: string; status: 'added' | 'modified' | 'removed' | 'renamed' }[];
}

/** Asks GitHub's REST API with the token of the editor; undefined for a file that does not exist. */
async function askGitHub(
  path: string,
  { body, method = body ? 'POST' : 'GET', isText = false }: { body?: object; method?: string; isText?: boolean } = {},
) {
  const { token } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
  const root = 'api_root' in backend ? String(backend.api_root) : 'https://api.github.com';
  const response = await fetch(`${root}/repos/${backend.repo}${path}`, {
    method,
    cache: 'no-store',
    headers: { authorization: `token ${token}`, ...(isText ? { accept: 'application/vnd.github.raw+json' } : {}) },
    body: body && JSON.stringify(body),
  });
  if (isText && response.status === 404) return undefined;
  if (!response.ok) throw new Error((await response.json()).message);
  return isText ? response.text() : response.json();
}

const textAt = (path: string, sha: string): Promise<string | undefined> =>
  askGitHub(`/contents/${path}?ref=${sha}`, { isText: true });

/** The texts of a file before a save, after it, and now. */
export const textsOf = (path: string, { sha, parents }: Save, head: string) =>
  Promise.all([textAt(path, parents[0]?.sha ?? ''), textAt(path, sha), textAt(path, head)]);

export const readHead = (): Promise<Save> => askGitHub(`/commits/${backend.branch}`);

/** The last saves of content, the newest first. */
export async function readSaves(folder: string): Promise<Save[]> {
  const list: Save[] = await askGitHub(`/commits?sha=${backend.branch}&path=${folder}&per_page=20`);
  const saves: Save[] = await Promise.all(list.map(({ sha }) => askGitHub(`/commits/${sha}`)));
  // The others are the work of developers.
  const isContent = ({ filename }: Save['files'][number]) => filename.startsWith(`${folder}/`);
  return saves.filter(({ parents, files }) => parents.length === 1 && files.every(isContent));
}

/** Commits texts of files; GitHub refuses if the branch has moved. */
export async function commit(head: Save, message: string, texts: Map<string, string>): Promise<void> {
  const tree = [...texts].map(([path, content]) => ({ path, mode: '100644', type: 'blob', content }));
  const made = await askGitHub('/git/trees', { body: { base_tree: head.commit.tree.sha, tree } });
  const { sha } = await askGitHub('/git/commits', { body: { message, tree: made.sha, parents: [head.sha] } });
  await askGitHub(`/git/refs/heads/${backend.branch}`, { method: 'PATCH', body: { sha } });
}
