/** Lets clamped texts show whole while the visitor spaces letters or words wider than the site does. */
export function loosenClampedTexts(): void {
  const isSpaced = (value: string) => Number.parseFloat(value) > 0;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const { letterSpacing, wordSpacing } = getComputedStyle(target);
      target.toggleAttribute('data-clamped', !isSpaced(letterSpacing) && !isSpaced(wordSpacing));
    }
  });
  for (const text of document.querySelectorAll('[data-clamped]')) observer.observe(text);
}
