/** Closes the menus in the header in more ways than their buttons do, and keeps the phone bar out of their way. */
export function improveMenus(): void {
  const bar = document.querySelector('[data-phone-bar]');
  const menus = document.querySelectorAll<HTMLDetailsElement>('[data-menu]');
  for (const menu of menus) {
    menu.addEventListener('toggle', () => bar?.toggleAttribute('data-covered', menu.open));
    menu.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) menu.open = false;
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false;
    });
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
  }
  // A page that comes back from the back/forward cache has the state it was left in.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const menu of menus) menu.open = false;
  });
}
