// Pictures far below the window wait until the first view is painted; styles wait for this attribute.
const mark = () => document.documentElement.toggleAttribute('data-loaded', true);
addEventListener('load', () => requestAnimationFrame(() => setTimeout(mark)));
