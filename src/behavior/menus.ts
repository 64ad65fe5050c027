/** Places the menus below the header, sets `aria-expanded`, and closes menus. Esc and a click outside are the browser's own. */
export function improveMenus(): void {
  const header = document.querySelector('header');
  if (!header) return;
  const bar = document.querySelector('[data-phone-bar]');
  const menus = [...header.querySelectorAll<HTMLElement>('[popover]')];
  // Larger text makes the header higher, and a menu over its button could not be closed.
  const place = () => header.style.setProperty('--top', `${header.getBoundingClientRect().bottom}px`);
  // The header can grow under an open menu.
  new ResizeObserver(place).observe(header);
  for (const menu of menus) {
    const button = header.querySelector(`[popovertarget="${menu.id}"]`) as Element;
    button.ariaExpanded = 'false';
    menu.addEventListener('beforetoggle', place);
    menu.addEventListener('toggle', (event) => {
      const isOpen = event.newState === 'open';
      button.ariaExpanded = String(isOpen);
      bar?.toggleAttribute('data-covered', isOpen);
    });
    for (const part of [menu, button])
      part.addEventListener('focusout', (event) => {
        const next = (event as FocusEvent).relatedTarget as Node | null;
        if (next && next !== button && !menu.contains(next)) menu.hidePopover();
      });
  }
  // A tap outside an open menu only closes it.
  let closesMenu = false;
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      closesMenu = menus.some((menu) => menu.matches(':popover-open')) && !header.contains(target as Node);
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      if (closesMenu && event.detail) {
        event.preventDefault();
        event.stopPropagation();
      }
      closesMenu = false;
    },
    true,
  );
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const menu of menus) menu.hidePopover();
  });
}
