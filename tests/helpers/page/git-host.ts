import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface Commit {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
}

/** Mocks GitHub with the fixture. `commit` is what somebody else does; `saves` has the files of each save of the editor. */
export async function answerAsGitHub(page: Page) {
  const blobs = globSync('tests/fixture/**/*.yaml').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const saves: Record<string, string>[] = [];
  const head = () => ({ oid: `commit-${blobs.length}`, message: 'A change' });
  const commit = (path: string, text: string) => blobs.push({ path, text });
  const tree = () =>
    blobs.flatMap(({ path }, index) => {
      const isNewest = blobs.findLastIndex((blob) => blob.path === path) === index;
      return isNewest ? [{ path, sha: `${index}`, type: 'blob', mode: '100644', size: 1 }] : [];
    });
  const answerQuery = (query: string, { input }: { input?: Commit }) => {
    if (input) {
      if (input.expectedHeadOid !== head().oid) return { errors: [{ message: 'Expected branch to point elsewhere' }] };
      const files = input.fileChanges.additions.map(
        ({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()] as const,
      );
      saves.push(Object.fromEntries(files));
      for (const file of files) commit(...file);
      const committed = { oid: head().oid, committedDate: '2026-11-24T08:00:00Z' };
      return { data: { createCommitOnBranch: { commit: committed } } };
    }
    const texts = [...query.matchAll(/(\w+): object\(oid: "(\d+)"\)/g)].map(
      ([, name, index]) => [name, { text: blobs[Number(index)]?.text }] as const,
    );
    const ref = { target: { ...head(), history: { nodes: [head()] } } };
    return { data: { repository: { ref, ...Object.fromEntries(texts) } } };
  };
  await page.route('https://api.github.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/graphql') {
      const { query, variables } = route.request().postDataJSON();
      return route.fulfill({ json: answerQuery(query, variables) });
    }
    if (pathname === '/user') return route.fulfill({ json: { login: 'owner', name: 'Owner' } });
    return pathname.includes('/git/trees/')
      ? route.fulfill({ json: { tree: tree() } })
      : route.fulfill({ status: 204 });
  });
  return { commit, saves };
}
