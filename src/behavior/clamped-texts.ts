/** In pixels; half as large again as the site sets them. */
const largeText = 27;

/** Lets clamped texts show whole while the visitor makes them larger, or spaces letters or words wider, than the site does. */
export function loosenClampedTexts(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const { fontSize, letterSpacing, wordSpacing } = getComputedStyle(target);
      const isLoose = [letterSpacing, wordSpacing].some((value) => Number.parseFloat(value) > 0);
      target.toggleAttribute('data-clamped', !isLoose && Number.parseFloat(fontSize) < largeText);
    }
  });
  for (const text of document.querySelectorAll('[data-clamped]')) observer.observe(text);
}
