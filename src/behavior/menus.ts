/**
 * Says on each button whether its menu is open, and closes menus when a link in them is chosen or the page comes back
 * from the back/forward cache. Opening, Esc and a click outside are the browser's own.
 */
export function improveMenus(): void {
  const menus = [...document.querySelectorAll<HTMLElement>('[popover]')];
  for (const menu of menus) {
    const button = document.querySelector(`[popovertarget="${menu.id}"]`);
    button?.setAttribute('aria-expanded', 'false');
    menu.addEventListener('toggle', (event) => {
      button?.setAttribute('aria-expanded', String(event.newState === 'open'));
    });
    menu.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) menu.hidePopover();
    });
  }
  addEventListener('pageshow', (event) => {
    if (event.persisted) for (const menu of menus) menu.hidePopover();
  });
}
