import type { Menu } from './registry.ts';

/** A page in a menu. */
export interface MenuItem {
  /** Address without language prefix. */
  path: string;
  label: string;
  /** Language of the label: the default one if the page is not translated. */
  locale: string;
  menus: readonly Menu[];
}

/** The part of the page context that menus need. */
interface Menus {
  menuItems: MenuItem[];
}

/** The pages of a menu, in their order. */
export function itemsOf(menu: Menu, { menuItems }: Menus): MenuItem[] {
  return menuItems.filter(({ menus }) => menus.includes(menu));
}

/** The label of the page at an address without language prefix. */
export function labelOf(path: string, { menuItems }: Menus): string {
  return menuItems.find((item) => item.path === path)?.label ?? '';
}

export function isServicePath(path: string): boolean {
  return path.startsWith('/services');
}
