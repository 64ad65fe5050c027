import type { Menu } from '../../shared/content/registry.ts';

export interface MenuItem {
  path: string;
  label: string;
  /** Language of the label: the default one if the page is not translated. */
  language: string;
  menus: readonly Menu[];
}

interface Menus {
  menuItems: MenuItem[];
}

export function itemsOf(menu: Menu, { menuItems }: Menus): MenuItem[] {
  return menuItems.filter(({ menus }) => menus.includes(menu));
}

export function labelOf(path: string, { menuItems }: Menus): string {
  return menuItems.find((item) => item.path === path)?.label ?? '';
}

export function isServicePath(path: string): boolean {
  return path.startsWith('/services');
}
