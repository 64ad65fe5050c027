/** Largest share of the window's height for header and phone bar together. */
const SHARE = 0.25;

/** If large text makes header and phone bar high, both shrink first (`tight`), then scroll away (`loose`). */
export function releaseSticky(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-sticky]');
  const measure = () => {
    for (const step of ['', 'tight', 'loose']) {
      for (const part of parts) part.dataset.crowded = step;
      let height = 0;
      for (const part of parts) height += part.offsetHeight;
      parts[0]?.style.setProperty('--header', `${parts[0].offsetHeight}px`);
      if (height <= innerHeight * SHARE) return;
    }
  };
  const observer = new ResizeObserver(measure);
  for (const part of parts) observer.observe(part);
  addEventListener('resize', measure);
}
