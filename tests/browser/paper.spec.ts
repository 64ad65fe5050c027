import { print } from '../helpers/page/paper.ts';
import { expect, open, test } from '../helpers/page/test.ts';

for (const format of ['Letter', 'A4'] as const)
  test(`the home page takes six ${format} sheets at most`, async ({ page }) => {
    await open(page, '/');
    expect((await print(page, format)).sheets.length).toBeLessThanOrEqual(6);
  });
