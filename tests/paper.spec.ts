import { print } from './support/page/paper.ts';
import { expect, open, test } from './support/page/test.ts';

for (const format of ['Letter', 'A4'] as const)
  test(`the home page takes six ${format} sheets at most`, async ({ page }) => {
    await open(page, '/');
    expect((await print(page, format)).sheets.length).toBeLessThanOrEqual(6);
  });
