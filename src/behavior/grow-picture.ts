/** Milliseconds in which the picture of a card grows into that of its page. */
const duration = 300;

// It comes from where cards.ts left word that it stood on the page before. A page that was drawn ahead runs long before it
// shows, and learns only then where it is wanted from.
function growPicture(): void {
  const { x, y, width, height } = JSON.parse(sessionStorage.getItem('picture') ?? '0');
  sessionStorage.removeItem('picture');
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority]');
  if (!width || !picture || matchMedia('(prefers-reduced-motion)').matches) return;
  const scale = Math.max(width / picture.width, height / picture.height);
  const start = `translate(${x - picture.x}px,${y - picture.y}px) scale(${scale})`;
  picture.animate({ transform: [start, 'none'] }, { duration, easing: 'ease-out' });
}

growPicture();
document.addEventListener('prerenderingchange', growPicture);

export {};
