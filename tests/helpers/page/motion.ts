import type { Page } from '@playwright/test';

/** What moves on the page without anybody asking for it. */
export function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.target ? [tools.nameOf(effect.target)] : [],
      ),
    ...[...document.querySelectorAll('video, audio, marquee, [autoplay]')].map(tools.nameOf),
  ]);
}

/** What would move if something were done, although the visitor prefers that nothing does. */
export async function movableThings(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
        const lasts = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0);
        return animationName !== 'none' || lasts || scrollBehavior === 'smooth';
      })
      .map(tools.nameOf),
  );
}
