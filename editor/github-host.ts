import settings from './backend.json' with { type: 'json' };
import { type Head, type Host, type HostError, hostError, type NewFile } from './host.ts';

const { helper, repo, branch } = settings;

const TIMEOUT_MS = 120_000;
const FILE_TIMEOUT_MS = 5000;
const SHOWN_SAVES = 20;
const TOKEN = 'editor-token';
const storedToken = () => localStorage.getItem(TOKEN) ?? '';

interface Commit {
  sha: string;
  parents: { sha: string }[];
  commit: { message: string; author: { name: string; date: string } };
  files: { filename: string }[];
}

const PLACE = 'The place where the website is kept';
const AGAIN = `Try again in a few minutes, or tell ${helper}.`;
const moved = /STALE_DATA|expected branch/i;

const errorAfter = (status: number, answer = '') => hostError(adviceFor(status, answer), status, moved.test(answer));

export function adviceFor(status: number, answer: string): string {
  if (status === 401) return `Your access has ended. Ask ${helper} for a new token.`;
  if (status >= 500) return `${PLACE} does not work now. ${AGAIN}`;
  if (status === 429 || /rate limit/i.test(answer)) return 'That was too much at once. Try again in ten minutes.';
  if (status === 413) return `${PLACE} refused this since it is too large. Choose a smaller photograph.`;
  if (status === 409 || moved.test(answer)) return 'Someone else saved at the same time. Try again.';
  if (/protected branch|rule/i.test(answer)) return `Saving is locked. Ask ${helper} to unlock the branch “${branch}”.`;
  if ([403, 404].includes(status) || /not accessible|permission|forbidden|resolve to a repo/i.test(answer))
    return `Your access does not allow changes. Ask ${helper} for a token that does.`;
  const [, reason = answer] = /"message": ?"([^"]*)"/.exec(answer) ?? [];
  return `${PLACE} refused this. Tell ${helper}: ${reason}`;
}

/** What to do if no answer came. */
export function adviceWithout({ name }: Error, isOnline: boolean): string {
  if (!isOnline) return 'You are offline. Connect to the internet, and try again.';
  if (name === 'TimeoutError') return `${PLACE} did not answer for two minutes. ${AGAIN}`;
  return `This device is online, but api.github.com cannot be reached. A filter in this network may block it. ${AGAIN}`;
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
    throw errorAfter(response.status, await answer.text());
  } catch (error) {
    throw (error as HostError).status ? error : hostError(adviceWithout(error as Error, navigator.onLine), 0);
  }
}

async function readJson(path: string, body?: object) {
  const answer = await request(path, body);
  return new Response(answer).json().catch(() => {
    throw errorAfter(502);
  });
}

const read = (path: string) => readJson(`/repos/${repo}${path}`);

async function query(text: string, variables = {}) {
  const { data, errors } = await readJson('/graphql', { query: text, variables });
  if (errors) throw errorAfter(200, JSON.stringify(errors));
  return data;
}

async function readHead(known: Head): Promise<Head> {
  const { sha }: Commit = await read(`/commits/${branch}`);
  if (sha === known.sha) return known;
  const { tree } = await read(`/git/trees/${sha}?recursive=1`);
  return { sha, files: Object.fromEntries(tree.map((file: { path: string; sha: string }) => [file.path, file.sha])) };
}

/** The texts of files in one request, by hash or as `commit:path`. */
async function readTexts(names: readonly string[]): Promise<Record<string, string | undefined>> {
  if (names.length === 0) return {};
  const [owner, name] = repo.split('/');
  const types = names.map((_name, index) => `$b${index}: String!`).join(' ');
  const parts = names
    .map((_name, index) => `b${index}: object(expression: $b${index}) { ... on Blob { text } }`)
    .join(' ');
  const expressions = Object.fromEntries(names.map((name, index) => [`b${index}`, name]));
  const { repository } = await query(
    `query($owner: String! $name: String! ${types}) { repository(owner: $owner, name: $name) { ${parts} } }`,
    { owner, name, ...expressions },
  );
  return Object.fromEntries(names.map((name, index) => [name, repository[`b${index}`]?.text]));
}

async function readSaves() {
  const list: Commit[] = await read(`/commits?sha=${branch}&path=content&per_page=${SHOWN_SAVES}`);
  const saves = list.filter(({ commit }) => /\nSave: \S+$/.test(commit.message));
  const commits: Commit[] = await Promise.all(saves.map(({ sha }) => read(`/commits/${sha}`)));
  const filesOf = ({ sha, parents: [parent], files }: Commit) => {
    const paths = files.map(({ filename }) => filename).filter((path) => path.endsWith('.yaml'));
    return paths.map((path) => ({ path, before: `${parent?.sha}:${path}`, after: `${sha}:${path}` }));
  };
  const texts = await readTexts(commits.flatMap(filesOf).flatMap(({ before, after }) => [before, after]));
  return commits.map((save) => ({
    message: save.commit.message,
    ...save.commit.author,
    files: filesOf(save).map((file) => ({ ...file, before: texts[file.before], after: texts[file.after] })),
  }));
}

async function commit(head: string, message: string, additions: readonly NewFile[]): Promise<void> {
  const target = { repositoryNameWithOwner: repo, branchName: branch };
  const [headline, body] = message.split('\n\n');
  const input = { branch: target, message: { headline, body }, expectedHeadOid: head, fileChanges: { additions } };
  const mutation = 'createCommitOnBranch(input: $input) { commit { oid } }';
  await query(`mutation($input: CreateCommitOnBranchInput!) { ${mutation} }`, { input });
}

async function readFile(path: string) {
  const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
  const response = await fetch(path, { cache: 'no-store', signal }).catch(() => undefined);
  return response?.ok ? response.json().catch(() => ({})) : {};
}

/** The repository of the website. */
export const githubHost: Host = {
  site: 'online',
  helper,
  isSignedIn: () => storedToken() !== '',
  signIn: (token) => localStorage.setItem(TOKEN, token),
  signOut: () => localStorage.removeItem(TOKEN),
  readHead,
  readTexts,
  readPicture: (path, head) =>
    request(`/repos/${repo}/contents/${path}?ref=${head}`, undefined, 'application/vnd.github.raw+json'),
  readSaves,
  commit,
  async readOnline() {
    const [{ files = {} }, news] = await Promise.all([readFile('/version.json'), readFile('/update.json')]);
    return { files, news };
  },
};
