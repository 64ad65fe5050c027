/** What may need a line less in our fonts than in those of the device, which are shown a little wider. */
const TEXTS = 'main :is(h1, h2, h3, p, li, dl > div)';

/** Keeps the heights of the first view, if our fonts come after it: nothing below may move. */
function keepHeights(): void {
  if (document.fonts.status === 'loaded') return;
  const boxes = [...document.querySelectorAll<HTMLElement>(TEXTS)]
    .map((text) => ({ text, box: text.getBoundingClientRect() }))
    .filter(({ box }) => box.top < innerHeight);
  for (const { text, box } of boxes) text.style.minHeight = `${box.height}px`;
  const width = innerWidth;
  const release = () => {
    for (const { text } of boxes) text.style.minHeight = '';
  };
  // A phone that hides its address bar changes only the height.
  addEventListener('resize', () => innerWidth === width || release());
  addEventListener('beforeprint', release);
}

// After the first paint.
requestAnimationFrame(() => setTimeout(keepHeights));
