/** Shows the phone bar once the buttons at the top of the page, which lead to the same, have left the window. */
export function showPhoneBar(): void {
  const bar = document.querySelector('[data-phone-bar]');
  const buttons = document.querySelector('[data-hero-buttons]');
  if (!bar || !buttons) return;
  new IntersectionObserver((entries) => {
    // A busy browser hands over several changes at once, the newest last.
    bar.toggleAttribute('data-shown', entries.at(-1)?.isIntersecting === false);
  }).observe(buttons);
}
