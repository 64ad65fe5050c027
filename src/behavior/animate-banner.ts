/** Milliseconds in which the picture of a card grows into the banner of its page. */
const DURATION = 300;

// cards.ts saves the start position. A prerendered page runs before it is shown, and reads the position only then.
function animateBanner(): void {
  const { x, y, width, height } = JSON.parse(sessionStorage.getItem('picture') ?? '0');
  sessionStorage.removeItem('picture');
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority]');
  if (!width || !picture || matchMedia('(prefers-reduced-motion)').matches) return;
  const scale = Math.max(width / picture.width, height / picture.height);
  const start = `translate(${x - picture.x}px,${y - picture.y}px) scale(${scale})`;
  picture.animate({ transform: [start, 'none'] }, { duration: DURATION, easing: 'ease-out' });
}

animateBanner();
document.addEventListener('prerenderingchange', animateBanner);
