import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { parse } from 'yaml';
import backend from '../../../src/editor/backend.json' with { type: 'json' };
import { temporaryFolder } from '../temp-folder.ts';

type Answer = Parameters<Route['fulfill']>[0];

/** A repository with the fixture or other files, and the parts of GitHub's API that the editor uses. */
export class GitHost {
  readonly folder: string;
  /** Answers requests that write, if it is set. */
  failure: Answer | 'offline' | 'silence' | undefined;
  token = 'a-token';

  constructor(files: Record<string, string | Buffer>) {
    this.folder = temporaryFolder(files);
    this.git('init', '--quiet', '--initial-branch', backend.branch);
    this.commit({}, 'The first version', 'Developer');
    this.commit({ 'README.md': 'A website' }, 'Add a file', 'Developer');
  }

  git(...args: string[]): string {
    return this.#run(args).toString().trim();
  }

  /** Commits what somebody does. */
  commit(files: Record<string, string | Buffer | null>, message = 'A change', name = 'Dolores'): string {
    for (const [path, content] of Object.entries(files)) {
      if (content === null) rmSync(join(this.folder, path));
      else {
        mkdirSync(join(this.folder, path, '..'), { recursive: true });
        writeFileSync(join(this.folder, path), content);
      }
    }
    this.git('add', '--all');
    this.#run(['commit', '--quiet', '--allow-empty', '-m', message], '', authorIs(name));
    return this.git('rev-parse', 'HEAD');
  }

  text(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  saved(path: string) {
    return parse(this.text(path));
  }

  /** The subjects of all commits after the first two, the oldest first. */
  get saves(): string[] {
    return this.git('log', '--reverse', '--format=%s').split('\n').slice(2);
  }

  async serve(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', async (route) => {
      const request = route.request();
      if (request.headers().authorization !== `token ${this.token}`)
        return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
      const { pathname, searchParams } = new URL(request.url());
      const body = request.postDataJSON();
      const isWrite = pathname === '/graphql' ? body.variables.input : request.method() !== 'GET';
      if (isWrite && this.failure === 'offline') return route.abort('internetdisconnected');
      if (isWrite && this.failure === 'silence') return undefined;
      if (isWrite && typeof this.failure === 'object') return route.fulfill(this.failure);
      if (pathname === '/graphql') return route.fulfill({ json: this.#answerQuery(body) });
      return route.fulfill(this.#answer(pathname.replace(`/repos/${backend.repo}`, ''), searchParams, body));
    });
  }

  #run(args: readonly string[], input?: string, env: Record<string, string> = {}): Buffer {
    return execFileSync('git', args, {
      cwd: this.folder,
      input,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  }

  #answerQuery({ query, variables: { input } }: { query: string; variables: { input?: CommitInput } }) {
    const head = this.git('rev-parse', 'HEAD');
    if (input) {
      if (input.expectedHeadOid !== head)
        return { errors: [{ type: 'STALE_DATA', message: `Expected branch to point to "${head}"` }] };
      const { additions, deletions = [] } = input.fileChanges;
      const added = additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]);
      const deleted = deletions.map(({ path }) => [path, null]);
      const oid = this.commit(Object.fromEntries([...added, ...deleted]), input.message.headline, 'Owner');
      const files = matches(query, /(\w+): file\(path: ("[^"]*")\)/g, (path) => ({
        oid: this.git('rev-parse', `HEAD:${path}`),
      }));
      return { data: { createCommitOnBranch: { commit: { oid, committedDate: new Date().toISOString(), ...files } } } };
    }
    const nodes = [{ oid: head, message: this.git('log', '-1', '--format=%s') }];
    const texts = matches(query, /(\w+): object\(oid: ("\w+")\)/g, (oid) => ({
      text: this.#run(['cat-file', 'blob', oid]).toString(),
    }));
    const authors = matches(query, /(commit_\d+): +ref.*?path: ("[^"]*")/g, (path) => {
      const [name, committedDate] = this.git('log', '-1', '--format=%an%n%cI', '--', path).split('\n');
      return {
        target: { history: { nodes: [{ author: { name, email: 'a@b.example', user: null }, committedDate }] } },
      };
    });
    return { data: { repository: { ref: { target: { oid: head, history: { nodes } } }, ...texts, ...authors } } };
  }

  #answer(path: string, query: URLSearchParams, body: RestBody): Answer {
    const [, kind, ...rest] = /^\/(user$|collaborators|contents|commits|git\/\w+)\/?(.*)$/.exec(path) ?? [];
    const name = rest.join('/');
    if (kind === 'user') return { json: { login: 'owner', name: 'Owner', email: 'owner@example.org' } };
    if (kind === 'collaborators') return { status: 204 };
    if (kind === 'git/blobs')
      return { body: this.#run(['cat-file', 'blob', name]), contentType: 'application/octet-stream' };
    if (kind === 'contents') {
      try {
        return { body: this.#run(['show', `${query.get('ref')}:${name}`]) };
      } catch {
        return { status: 404, json: { message: 'Not Found' } };
      }
    }
    if (kind === 'commits' && name) return { json: this.#commitAt(name) };
    if (kind === 'commits') {
      const list = this.git('log', '-20', '--format=%H', query.get('sha') ?? '', '--', query.get('path') ?? '');
      return { json: list.split('\n').map((sha) => this.#commitAt(sha)) };
    }
    if (kind === 'git/commits') {
      const args = ['commit-tree', body.tree as string, '-p', body.parents[0] ?? '', '-m', body.message];
      return { json: { sha: this.#run(args, '', authorIs('Owner')).toString().trim() } };
    }
    if (kind === 'git/refs') {
      this.git('merge-base', '--is-ancestor', 'HEAD', body.sha);
      this.git('reset', '--quiet', '--hard', body.sha);
      return { json: {} };
    }
    if (body) return { json: { sha: this.#makeTree(body) } };
    const lines = this.git('ls-tree', '-r', '-l', '-z', name).split('\0').filter(Boolean);
    const tree = lines.map((line) => {
      const [mode, type, sha, size, path] = line.split(/\s+/, 5);
      return { mode, type, sha, size: Number(size), path };
    });
    return { json: { tree } };
  }

  #makeTree({ base_tree, tree }: RestBody): string {
    const env = { GIT_INDEX_FILE: join(this.folder, '.git/other-index') };
    this.#run(['read-tree', base_tree], '', env);
    for (const { path, content } of tree as { path: string; content?: string }[]) {
      const sha =
        content === undefined ? undefined : this.#run(['hash-object', '-w', '--stdin'], content).toString().trim();
      this.#run(
        sha
          ? ['update-index', '--add', '--cacheinfo', `100644,${sha},${path}`]
          : ['update-index', '--force-remove', path],
        '',
        env,
      );
    }
    return this.#run(['write-tree'], '', env).toString().trim();
  }

  #commitAt(name: string) {
    const [sha, tree, parents = '', author, date, message] = this.git(
      'log',
      '-1',
      '--format=%H%n%T%n%P%n%an%n%aI%n%s',
      name,
    ).split('\n');
    const status = { A: 'added', M: 'modified', D: 'removed' };
    const lines = this.git('diff-tree', '-r', '--root', '--no-commit-id', '--name-status', name)
      .split('\n')
      .filter(Boolean);
    const files = lines.map((line) => {
      const [letter = 'M', filename] = line.split('\t');
      return { filename, status: status[letter as keyof typeof status] };
    });
    return {
      sha,
      parents: parents
        .split(' ')
        .filter(Boolean)
        .map((one) => ({ sha: one })),
      files,
      commit: { message, tree: { sha: tree }, author: { name: author, date } },
    };
  }
}

interface CommitInput {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions?: { path: string }[] };
}

interface RestBody {
  base_tree: string;
  tree: unknown;
  parents: string[];
  message: string;
  sha: string;
}

/** Settings of git for a commit by somebody, whatever the settings of the machine are. */
const authorIs = (name: string) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: 'a@b.example',
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: 'a@b.example',
});

/** An object with what `answer` returns for the second part of each match, by its first part. */
function matches(query: string, pattern: RegExp, answer: (value: string) => object) {
  return Object.fromEntries(
    [...query.matchAll(pattern)].map(([, name, value = '']) => [name, answer(JSON.parse(value))]),
  );
}
