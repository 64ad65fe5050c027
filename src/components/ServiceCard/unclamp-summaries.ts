/** In pixels. */
const LARGE_TEXT = 24;

// A clamped text is shown whole if the visitor enlarges text, or spaces letters or words wider.
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const style = getComputedStyle(target);
    const isSpaced = Number.parseFloat(style.letterSpacing) > 0 || Number.parseFloat(style.wordSpacing) > 0;
    target.toggleAttribute('data-clamped', !isSpaced && Number.parseFloat(style.fontSize) < LARGE_TEXT);
  }
});
for (const text of document.querySelectorAll('[data-clamped]')) observer.observe(text);
