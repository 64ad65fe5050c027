import type { Page } from '@playwright/test';

/** What moves on the page without anybody asking for it. */
export function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Pictures below the first view wait for it by way of an animation in which nothing is drawn differently.
    const unseen = ['contentVisibility', 'offset', 'computedOffset', 'easing', 'composite'];
    const moving = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((property) => !unseen.includes(property));
    return [...moving, ...[...document.querySelectorAll('video, audio, marquee, [autoplay]')].map(tools.nameOf)];
  });
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
