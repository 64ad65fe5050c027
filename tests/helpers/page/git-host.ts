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
  failure: Answer | 'offline' | 'silence' | 'lost answer' | undefined;
  token = 'a-token';
  /** Runs before the next commit that the editor makes. */
  beforeCommit: (() => void) | undefined;
  /** Requests wait for it. */
  #held: { path: string; until: Promise<void> } | undefined;

  constructor(files: Record<string, string | Buffer>) {
    this.folder = temporaryFolder(files);
    this.git('init', '--quiet', '--initial-branch', backend.branch);
    this.commit({}, 'The first version', 'Developer');
  }

  /** Lets requests to a path wait until the returned function is called. */
  hold(path = ''): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = { path, until: promise };
    return resolve;
  }

  git(...args: string[]): string {
    return String(this.#read(args)).trim();
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

  /** The subjects of all commits after the first one, the oldest first. */
  get saves(): string[] {
    return this.git('log', '--reverse', '--format=%s').split('\n').slice(1);
  }

  async serve(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', async (route) => {
      const request = route.request();
      if (request.headers().authorization !== `token ${this.token}`)
        return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
      const { pathname, searchParams } = new URL(request.url());
      if (this.#held && pathname.endsWith(this.#held.path)) await this.#held.until;
      const body = request.postDataJSON();
      const isWrite = Boolean(body?.variables.input);
      if (isWrite && this.failure === 'offline') return route.abort('internetdisconnected');
      if (isWrite && this.failure === 'silence') return undefined;
      if (isWrite && typeof this.failure === 'object') return route.fulfill(this.failure);
      if (pathname !== '/graphql')
        return route.fulfill(this.#answer(pathname.replace(`/repos/${backend.repo}`, ''), searchParams));
      const answer = this.#answerQuery(body);
      if (isWrite && this.failure === 'lost answer') return route.abort('connectionreset');
      return route.fulfill({ json: answer });
    });
  }

  #read(args: string[], input = ''): Buffer {
    return execFileSync('git', args, {
      cwd: this.folder,
      input,
      stdio: 'pipe',
      env: { ...process.env, ...gitSettings },
    });
  }

  #answerQuery({ query, variables: { input, ...names } }: Query) {
    if (input) {
      this.beforeCommit?.();
      this.beforeCommit = undefined;
      const head = this.git('rev-parse', 'HEAD');
      if (input.expectedHeadOid !== head)
        return { errors: [{ type: 'STALE_DATA', message: `Expected branch to point to "${head}"` }] };
      const added = input.fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]);
      const message = [input.message.headline, input.message.body].join('\n\n');
      const oid = this.commit(Object.fromEntries(added), message, 'Owner');
      return { data: { createCommitOnBranch: { commit: { oid } } } };
    }
    const aliases = [...query.matchAll(/(\w+): object\(expression: \$\w+\)/g)].map(([, alias = '']) => alias);
    const texts = this.#texts(aliases.map((alias) => names[alias] ?? ''));
    return { data: { repository: Object.fromEntries(aliases.map((alias, index) => [alias, texts[index]])) } };
  }

  /** What these names are in the repository; null if it does not have one. */
  #texts(names: string[]): ({ text: string } | null)[] {
    let rest = this.#read(['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
    return names.map(() => {
      const line = rest.subarray(0, rest.indexOf('\n'));
      const size = Number(/ blob (\d+)$/.exec(String(line))?.[1] ?? -1);
      const text = rest.subarray(line.length + 1, line.length + 1 + size);
      rest = rest.subarray(line.length + 1 + size + 1);
      return size < 0 ? null : { text: String(text) };
    });
  }

  #answer(path: string, query: URLSearchParams): Answer {
    const [, kind, ...rest] = /^\/(contents|commits|git\/trees)\/?(.*)$/.exec(path) ?? [];
    const name = rest.join('/');
    if (kind === 'contents') return { body: this.#read(['show', `${query.get('ref')}:${name}`]) };
    if (kind === 'commits' && name) return { json: this.#commitAt(name) };
    if (kind === 'commits') {
      const list = this.git('log', '-20', '--format=%H', query.get('sha') ?? '', '--', query.get('path') ?? '');
      return { json: list.split('\n').map((sha) => this.#commitAt(sha)) };
    }
    return { json: { tree: this.tree(name) } };
  }

  /** The files of a commit, with the hashes by which git names them. */
  tree(commit: string) {
    const lines = this.git('ls-tree', '-r', '-z', commit).split('\0').filter(Boolean);
    return lines.map((line) => {
      const [, , sha = '', path = ''] = line.split(/\s+/, 4);
      return { sha, path };
    });
  }

  #commitAt(name: string) {
    const format = '--format=%H%n%P%n%an%n%aI%n%B';
    const [sha, parent, author, date, ...message] = this.git('log', '-1', format, name).split('\n');
    const paths = this.git('diff-tree', '-r', '--root', '--no-commit-id', '--name-only', name).split('\n');
    return {
      sha,
      parents: parent ? [{ sha: parent }] : [],
      files: paths.map((filename) => ({ filename })),
      commit: { message: message.join('\n').trim(), author: { name: author, date } },
    };
  }
}

interface Query {
  query: string;
  variables: { input?: CommitInput } & Record<string, string>;
}

interface CommitInput {
  expectedHeadOid: string;
  message: { headline: string; body: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}
