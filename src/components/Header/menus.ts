const menus = document.querySelectorAll<HTMLDetailsElement>('[data-menu]');

function closeMenus({ type, target }: Event): void {
  const isLink = type === 'click' && (target as Element).closest('a');
  for (const menu of menus) if (isLink || !menu.contains(target as Node)) menu.open = false;
}

// The shade of an open menu covers the page and belongs to its button, so a click there closes it; pointerdown handles the header.
// A page that comes back from the back/forward cache has the state in which it was hidden.
for (const type of ['pointerdown', 'focusin', 'click', 'pagehide']) addEventListener(type, closeMenus);

addEventListener('keydown', ({ key }) => {
  const open = document.querySelector<HTMLDetailsElement>('[data-menu][open]');
  if (key !== 'Escape' || !open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
});
