import { expect, test } from 'vitest';
import { registryErrors } from './page-registry.ts';

const home = 'src/pages/[...locale]/index.astro';

test('pages and registry that say the same are fine', () => {
  const files = [home, 'src/pages/[...locale]/about.astro', 'src/pages/[...locale]/services/[slug].astro'];
  expect(registryErrors(files, ['/', '/about', '/services/[slug]'])).toEqual([]);
});

test('a page that the registry does not know is named, with what to write', () => {
  expect(registryErrors([home, 'src/pages/[...locale]/faq.astro'], ['/'])).toEqual([
    "src/pages/[...locale]/faq.astro is not in the registry of pages. Add an entry with path: '/faq' to src/page/registry.ts, or delete the file.",
  ]);
});

test('a page that only the registry knows is named, with the file to write', () => {
  expect(registryErrors([home], ['/', '/faq'])).toEqual([
    'src/page/registry.ts names the page /faq, and its file is missing. Write src/pages/[...locale]/faq.astro, or take the entry out.',
  ]);
});

test('a page that only one language would have is sent to the folder of all languages', () => {
  expect(registryErrors([home, 'src/pages/faq.astro'], ['/'])).toEqual([
    'src/pages/faq.astro stands outside the folder of the pages. Move it to src/pages/[...locale]/, so that every language has it.',
  ]);
});
