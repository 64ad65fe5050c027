// Scrolls the side menu, which is higher than most windows, to the service that the page is about.
const current = document.querySelector('[data-side-menu] [aria-current]') as Element;
const menu = current.closest('[data-side-menu]') as Element;

function showCurrent(): void {
  const { top, bottom } = current.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  menu.scrollTop += (top + bottom - box.top - box.bottom) / 2;
}

// Measuring has to wait until the first paint is done.
requestAnimationFrame(() => setTimeout(showCurrent));
