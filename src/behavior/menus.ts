/**
 * Puts each menu below the header, says on its button whether it is open, and closes it when a link in it is chosen, the
 * focus leaves it, or the page comes back from the back/forward cache. Opening, Esc and a press outside are the browser's own.
 */
export function improveMenus(): void {
  const menus = [...document.querySelectorAll<HTMLElement>('[popover]')];
  // The header may grow under an open menu, when its font arrives or the window is turned.
  const header = new ResizeObserver(() => {
    for (const menu of menus) if (menu.matches(':popover-open')) fitBelowHeader(menu);
  });
  for (const menu of menus) {
    if (menu.parentElement) header.observe(menu.parentElement);
    const button = document.querySelector(`[popovertarget="${menu.id}"]`);
    button?.setAttribute('aria-expanded', 'false');
    menu.addEventListener('beforetoggle', (event) => {
      if (event.newState === 'open') fitBelowHeader(menu);
    });
    menu.addEventListener('toggle', (event) => {
      button?.setAttribute('aria-expanded', String(event.newState === 'open'));
    });
    menu.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) menu.hidePopover();
    });
    for (const part of [menu, button])
      part?.addEventListener('focusout', (event) => {
        const next = (event as FocusEvent).relatedTarget as Node | null;
        if (next && next !== button && !menu.contains(next)) menu.hidePopover();
      });
  }
  addEventListener('pageshow', () => {
    for (const menu of menus) menu.hidePopover();
  });
}

// With larger text the header is higher than the styles can know, and a menu over its button could not be closed there.
function fitBelowHeader(menu: HTMLElement): void {
  menu.style.setProperty('--top', `${menu.parentElement?.getBoundingClientRect().bottom ?? 0}px`);
}
