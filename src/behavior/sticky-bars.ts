/** Largest share of the window's height for sticky bars. */
const SHARE = 0.24;

/** Makes room where large text makes header and phone bar high: both shrink first (`tight`), then scroll away (`loose`). */
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

/** Hides the phone bar while the window shows other buttons for the same: those of the hero, or the form. */
export function hidePhoneBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-phone-bar]');
  if (!bar) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    bar.dataset.shown = String(inView.size === 0);
  });
  const parts = document.querySelectorAll('[data-hero-buttons], [data-tour-request]');
  for (const part of parts) observer.observe(part);
  if (!parts[0]) bar.dataset.shown = 'true';
}
