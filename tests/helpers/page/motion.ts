import type { Page } from '@playwright/test';

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

/** The transitions that stay although the visitor prefers reduced motion. */
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
