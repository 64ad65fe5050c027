import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { parse } from 'yaml';
import backend from '../../../editor/backend.json' with { type: 'json' };
import { gitSettings } from '../git-settings.ts';
import { temporaryFolder } from '../temp-folder.ts';

type Answer = Parameters<Route['fulfill']>[0];

/** A repository with the fixture or other files, and the parts of GitHub's API that the editor uses. */
export class GitHost {
  readonly folder: string;
  /** Answers requests that write, if it is set. */
  failure: Answer | 'offline' | 'silence' | undefined;
  token = 'a-token';
  /** A commit that is made by three requests: for its files, for its message, and for the branch. */
  #next = { files: {}, message: '', parent: '' };

  constructor(files: Record<string, string | Buffer>) {
    this.folder = temporaryFolder(files);
    this.git('init', '--quiet', '--initial-branch', backend.branch);
    this.commit({}, 'The first version', 'Developer');
    this.commit({ 'README.md': 'A website' }, 'Add a file', 'Developer');
  }

  git(...args: string[]): string {
    return this.#read(...args)
      .toString()
      .trim();
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
    const author = `--author=${name} <a@b.example>`;
    this.git('commit', '--quiet', '--allow-empty', author, '-m', message);
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

  #read(...args: string[]): Buffer {
    return execFileSync('git', args, { cwd: this.folder, stdio: 'pipe', env: { ...process.env, ...gitSettings } });
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
      text: this.#read('cat-file', 'blob', oid).toString(),
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
      return { body: this.#read('cat-file', 'blob', name), contentType: 'application/octet-stream' };
    if (kind === 'contents') {
      try {
        return { body: this.#read('show', `${query.get('ref')}:${name}`) };
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
      this.#next = { ...this.#next, message: body.message, parent: body.parents[0] ?? '' };
      return { json: { sha: 'next' } };
    }
    if (kind === 'git/refs') {
      if (this.#next.parent !== this.git('rev-parse', 'HEAD'))
        return { status: 422, json: { message: 'Update is not a fast forward' } };
      this.commit(this.#next.files, this.#next.message, 'Owner');
      return { json: {} };
    }
    if (body) {
      this.#next.files = Object.fromEntries(body.tree.map(({ path, content }) => [path, content]));
      return { json: { sha: 'next' } };
    }
    const lines = this.git('ls-tree', '-r', '-l', '-z', name).split('\0').filter(Boolean);
    const tree = lines.map((line) => {
      const [mode, type, sha, size, path] = line.split(/\s+/, 5);
      return { mode, type, sha, size: Number(size), path };
    });
    return { json: { tree } };
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
  tree: { path: string; content: string }[];
  parents: string[];
  message: string;
}

/** An object with what `answer` returns for the second part of each match, by its first part. */
function matches(query: string, pattern: RegExp, answer: (value: string) => object) {
  return Object.fromEntries(
    [...query.matchAll(pattern)].map(([, name, value = '']) => [name, answer(JSON.parse(value))]),
  );
}
