import { expect, test } from 'vitest';
import { registryErrors } from './page-registry.ts';

const folder = 'src/pages/[...locale]/';
const home = { path: '/', type: 'home' } as const;
const guide = { path: '/caregivers', type: 'guides' } as const;

test('accepts route files in the registry', () => {
  const pages = [home, guide, { path: '/referrals', type: 'guides' }] as const;
  expect(registryErrors([`${folder}index.astro`, `${folder}[guide].astro`], pages)).toEqual([]);
});

test.each([`${folder}faq.astro`, 'src/pages/faq.astro'])('reports a route file without a page: %s', (file) => {
  expect(registryErrors([`${folder}index.astro`, file], [home])).toEqual([
    `${file} is no route of a page in src/page/registry.ts. Add an entry there, or delete the file.`,
  ]);
});

test('reports a page without a route file', () => {
  expect(registryErrors([`${folder}index.astro`], [home, guide])).toEqual([
    `src/page/registry.ts names the page /caregivers. Add ${folder}[guide].astro, or delete the entry.`,
  ]);
});
