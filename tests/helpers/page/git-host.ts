import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export interface Commit {
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

/** Mocks GitHub with the content of the project, and returns the commits. */
export async function answerAsGitHub(page: Page): Promise<Commit[]> {
  const paths = globSync('tests/fixture/**/*.yaml');
  const tree = paths.map((path, index) => ({ path, sha: `${index}`, type: 'blob', mode: '100644', size: 1 }));
  const head = { oid: 'head', message: 'Before' };
  const commits: Commit[] = [];
  const answerQuery = (query: string, { input }: { input?: Commit }) => {
    if (input) {
      commits.push(input);
      return { createCommitOnBranch: { commit: { oid: 'next', committedDate: '2026-11-24T08:00:00Z' } } };
    }
    const blobs = [...query.matchAll(/(\w+): object\(oid: "(\d+)"\)/g)];
    const texts = blobs.map(([, name, index]) => [name, { text: readFileSync(paths[Number(index)] ?? '', 'utf8') }]);
    return { repository: { ref: { target: { ...head, history: { nodes: [head] } } }, ...Object.fromEntries(texts) } };
  };
  await page.route('https://api.github.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/graphql') {
      const { query, variables } = route.request().postDataJSON();
      return route.fulfill({ json: { data: answerQuery(query, variables) } });
    }
    if (pathname === '/user') return route.fulfill({ json: { login: 'owner', name: 'Owner' } });
    return pathname.includes('/git/trees/') ? route.fulfill({ json: { tree } }) : route.fulfill({ status: 204 });
  });
  return commits;
}
