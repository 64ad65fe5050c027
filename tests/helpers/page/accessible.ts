import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { smallTargets } from './targets.ts';
import { resize } from './test.ts';
import { hiddenText } from './text.ts';

/** Checks the page in the narrowest window and in a wide one. `inside` limits axe and target sizes to an element. */
export async function checkAccessible(page: Page, where: string, inside = 'html', widths = [320, 1280]): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    const clean = (found: string[], rule: string) => expect.soft(found, `${where} at ${width} px: ${rule}`).toEqual([]);
    clean(await axeFindings(page, inside), 'axe');
    clean(await hiddenText(page, 'may cut'), 'hidden text');
    clean(await smallTargets(page, inside), 'size or spacing of targets');
  }
}
