/**
 * Puts the menus below the header, says on the button of each whether it is open, and closes it when a link in it is chosen, the
 * focus leaves it, or the page comes back from the back/forward cache. Opening, Esc and a press outside are the browser's own.
 */
export function improveMenus(): void {
  const header = document.querySelector('header');
  if (!header) return;
  const menus = [...header.querySelectorAll<HTMLElement>('[popover]')];
  // With larger text the header is higher than the styles can know, and a menu over its button could not be closed there.
  const place = () => header.style.setProperty('--top', `${header.getBoundingClientRect().bottom}px`);
  // It may grow under an open menu, when its font arrives or the window is turned.
  new ResizeObserver(place).observe(header);
  for (const menu of menus) {
    const button = header.querySelector(`[popovertarget="${menu.id}"]`) as Element;
    button.ariaExpanded = 'false';
    menu.addEventListener('beforetoggle', place);
    menu.addEventListener('toggle', (event) => {
      button.ariaExpanded = String(event.newState === 'open');
    });
    menu.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) menu.hidePopover();
    });
    for (const part of [menu, button])
      part.addEventListener('focusout', (event) => {
        const next = (event as FocusEvent).relatedTarget as Node | null;
        if (next && next !== button && !menu.contains(next)) menu.hidePopover();
      });
  }
  addEventListener('pageshow', () => {
    for (const menu of menus) menu.hidePopover();
  });
}
