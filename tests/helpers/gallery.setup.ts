import { test } from '@playwright/test';
import { buildGallery } from '../../tooling/build.ts';

// A step of its own before the checks of the gallery, so that it is built once, and only for them.
test('the gallery of examples is built', async () => {
  test.setTimeout(120_000);
  await buildGallery();
});
