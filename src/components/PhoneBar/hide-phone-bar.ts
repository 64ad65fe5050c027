const bar = document.querySelector('[data-phone-bar]') as HTMLElement;
const inView = new Set<Element>();

// Hides the phone bar while the form, or another button to call or to ask for a tour, is in the window.
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inView.add(target);
    else inView.delete(target);
  }
  bar.dataset.shown = String(inView.size === 0);
});
const parts = document.querySelectorAll(
  '[data-hero-buttons], [data-tour-request], main a[data-tone]:is([href^="tel:"], [href*="contact"]), footer a[href^="tel:"]',
);
for (const part of parts) observer.observe(part);
