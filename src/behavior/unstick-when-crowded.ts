/** Largest part of the window's height that may be taken by what sticks to its edges. */
const share = 0.24;

/**
 * Keeps room for what somebody wants to read where large text makes header and phone bar high: first both draw in
 * (`tight`), and if that is not enough they scroll away (`loose`).
 */
export function unstickWhenCrowded(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-sticky]');
  const measure = () => {
    for (const step of ['', 'tight', 'loose']) {
      document.body.dataset.crowded = step;
      let height = 0;
      for (const part of parts) height += part.offsetHeight;
      if (height <= innerHeight * share) return;
    }
  };
  const observer = new ResizeObserver(measure);
  for (const part of parts) observer.observe(part);
  addEventListener('resize', measure);
}
