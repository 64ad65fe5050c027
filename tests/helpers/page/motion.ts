import type { Page } from '@playwright/test';

export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.target ? [tools.nameOf(effect.target)] : [],
      ),
    ...[...document.querySelectorAll('video, audio, marquee, [autoplay]')].map(tools.nameOf),
  ]);
}

/** Elements that still animate with reduced motion. */
export async function transitionsLeft(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
        const hasTransition = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0);
        return animationName !== 'none' || hasTransition || scrollBehavior === 'smooth';
      })
      .map(tools.nameOf),
  );
}
