import type { Menu } from '../../content-model/registry.ts';

export interface MenuItem {
  path: string;
  label: string;
  /** Language of the label: the default one if the page is not translated. */
  language: string;
  menus: readonly Menu[];
}

export function itemsOf(menu: Menu, { menuItems }: { menuItems: MenuItem[] }): MenuItem[] {
  return menuItems.filter(({ menus }) => menus.includes(menu));
}

export function isServicePath(path: string): boolean {
  return path.startsWith('/services');
}
