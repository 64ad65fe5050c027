/** Shows the phone bar once the buttons at the top of the page, which lead to the same, have left the window. */
export function showPhoneBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-phone-bar]');
  const buttons = document.querySelector('[data-hero-buttons]');
  if (!bar || !buttons) return;
  new IntersectionObserver((entries) => {
    // A busy browser hands over several changes at once, the newest last.
    bar.dataset.shown = String(!entries.at(-1)?.isIntersecting);
  }).observe(buttons);
}
