/** In pixels; half as large again as the site sets them. */
const largeText = 27;

// Clamped texts show whole while the visitor makes them larger, or spaces letters or words wider, than the site does.
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const style = getComputedStyle(target);
    const isSpaced = Number.parseFloat(style.letterSpacing) > 0 || Number.parseFloat(style.wordSpacing) > 0;
    target.toggleAttribute('data-clamped', !isSpaced && Number.parseFloat(style.fontSize) < largeText);
  }
});
for (const text of document.querySelectorAll('[data-clamped]')) observer.observe(text);

// The page of a card that is pressed lets its picture grow from where it stood; grow-picture.ts.
document.addEventListener('click', (event) => {
  const picture = (event.target as Element).closest('li')?.querySelector('img');
  if (picture) sessionStorage.setItem('picture', JSON.stringify(picture.getBoundingClientRect()));
  else sessionStorage.removeItem('picture');
});

export {};
