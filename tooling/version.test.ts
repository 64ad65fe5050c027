import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { describeVersion } from './version.ts';

test('names each file of the content by the hash that git gives it', () => {
  const folder = temporaryFolder({ 'site.yaml': 'name: Center\n', 'photos/a.jpg': 'é', 'en/pages/home.yaml': '' });
  // The output of `git hash-object`.
  expect(describeVersion(folder).files).toEqual({
    'content/en/pages/home.yaml': 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    'content/photos/a.jpg': '4b04fff51468d8ab5201ab02b725dc477bc7cb45',
    'content/site.yaml': 'fa2a9b0a27c870b0ac5b644fcf3459471859a698',
  });
});
