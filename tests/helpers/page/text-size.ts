import type { Page } from '@playwright/test';

/** The spacing that WCAG 1.4.12 lets a reader ask for. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets the size of the browser's standard text, as its settings do. */
export async function setStandardTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Makes the text of the page twice as large, as a text-only zoom does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** Spaces the text of the page as widely as WCAG 1.4.12 lets a reader ask for, and waits until the page has noticed. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, wideSpacing);
}

/** Takes back the larger text and the wider spacing. */
export async function resetText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size');
    document.adoptedStyleSheets = [];
  });
}
