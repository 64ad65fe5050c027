import settings from './backend.json' with { type: 'json' };

/** The repository, and the email address of who helps. */
export const { helper, repo, branch } = settings;

const TIMEOUT_MS = 120_000;
const SHOWN_SAVES = 20;
const TOKEN = 'editor-token';
export const storedToken = () => localStorage.getItem(TOKEN) ?? '';
export const storeToken = (token: string) => localStorage.setItem(TOKEN, token);

interface Commit {
  sha: string;
  parents: { sha: string }[];
  commit: { message: string; author: { name: string; date: string } };
  files: { filename: string }[];
}

/** The newest commit, with the git hash of each file. */
export interface Head {
  sha: string;
  files: Map<string, string>;
}

const BROKEN = `The place where the website is kept does not answer. Try again in a few minutes, or tell ${helper}.`;
const moved = /STALE_DATA|expected branch/i;

/** What the git host answered; `status` is 0 if no answer came. The message says what to do. */
const hostError = (status: number, answer = '') =>
  Object.assign(new Error(adviceFor(status, answer)), { status, isMoved: moved.test(answer) });

export type HostError = ReturnType<typeof hostError>;

export function adviceFor(status: number, answer: string): string {
  if (status === 0) return 'You are offline. Connect to the internet, and try again.';
  if (status === 401) return `Your access has ended. Ask ${helper} for a new token.`;
  if (status >= 500) return BROKEN;
  if (status === 429 || /rate limit/i.test(answer)) return 'That was too much at once. Try again in ten minutes.';
  if (/protected|rule/i.test(answer)) return `Saving is locked. Ask ${helper} to unlock the branch “${branch}”.`;
  if (status === 409 || moved.test(answer)) return 'Someone else saved at the same time. Try again.';
  if ([403, 404].includes(status) || /not accessible|permission|forbidden|resolve to a repo/i.test(answer))
    return `Your access does not allow changes. Ask ${helper} for a token that does.`;
  return BROKEN;
}

async function request(path: string, body?: object, accept = 'application/json'): Promise<Blob> {
  const options: RequestInit = {
    method: body ? 'POST' : 'GET',
    cache: 'no-store',
    headers: { authorization: `token ${storedToken()}`, accept },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    const response = await fetch(`https://api.github.com${path}`, options);
    const answer = await response.blob();
    if (response.ok) return answer;
    throw hostError(response.status, await answer.text());
  } catch (error) {
    // An error of the browser means that there was no connection, or that it broke off.
    throw (error as HostError).status ? error : hostError(0);
  }
}

async function readJson(path: string, body?: object) {
  const answer = await request(path, body);
  return new Response(answer).json().catch(() => {
    throw hostError(502);
  });
}

const read = (path: string) => readJson(`/repos/${repo}${path}`);

async function query(text: string, variables = {}) {
  const { data, errors } = await readJson('/graphql', { query: text, variables });
  if (errors) throw hostError(200, JSON.stringify(errors));
  return data;
}

/** The newest commit; the known one if it is still the newest. */
export async function readHead(known: Head): Promise<Head> {
  const { sha }: Commit = await read(`/commits/${branch}`);
  if (sha === known.sha) return known;
  const { tree } = await read(`/git/trees/${sha}?recursive=1`);
  return { sha, files: new Map(tree.map((file: { path: string; sha: string }) => [file.path, file.sha])) };
}

/** The texts of files in one request, by hash or as `commit:path`. */
export async function readTexts(names: readonly string[]): Promise<Map<string, string | undefined>> {
  if (names.length === 0) return new Map();
  const [owner, name] = repo.split('/');
  const parts = names.map((one, index) => `b${index}: object(expression: "${one}") { ... on Blob { text } }`);
  const { repository } = await query(`{ repository(owner: "${owner}", name: "${name}") { ${parts.join(' ')} } }`);
  return new Map(names.map((one, index) => [one, repository[`b${index}`]?.text]));
}

export const readPicture = (path: string, ref: string) =>
  request(`/repos/${repo}/contents/${path}?ref=${ref}`, undefined, 'application/vnd.github.raw+json');

/** A save that a person made with this editor. */
export type Save = Awaited<ReturnType<typeof readSaves>>[number];

/** The last saves, the newest first, without the commits of developers. */
export async function readSaves() {
  const list: Commit[] = await read(`/commits?sha=${branch}&path=content&per_page=${SHOWN_SAVES}`);
  const own = list.filter(({ commit }) => /^(Put back: )?Change \S+$/.test(commit.message));
  const commits: Commit[] = await Promise.all(own.map(({ sha }) => read(`/commits/${sha}`)));
  const filesOf = ({ sha, parents: [parent], files }: Commit) => {
    const paths = files.map(({ filename }) => filename).filter((path) => path.endsWith('.yaml'));
    return paths.map((path) => ({ path, before: `${parent?.sha}:${path}`, after: `${sha}:${path}` }));
  };
  const texts = await readTexts(commits.flatMap(filesOf).flatMap(({ before, after }) => [before, after]));
  return commits.map((one) => ({
    message: one.commit.message,
    ...one.commit.author,
    files: filesOf(one).map((file) => ({ ...file, before: texts.get(file.before), after: texts.get(file.after) })),
  }));
}

/** Commits files at once. The host refuses if the branch is no longer at `head`. */
export async function commit(head: string, headline: string, files: ReadonlyMap<string, string | Blob>): Promise<void> {
  const additions = await Promise.all(
    [...files].map(async ([path, content]) => ({ path, contents: await base64(new Blob([content])) })),
  );
  const target = { repositoryNameWithOwner: repo, branchName: branch };
  const input = { branch: target, message: { headline }, expectedHeadOid: head, fileChanges: { additions } };
  const mutation = 'createCommitOnBranch(input: $input) { commit { oid } }';
  await query(`mutation($input: CreateCommitOnBranchInput!) { ${mutation} }`, { input });
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
