import type { PageContext } from './page-context.tsx';
import type { Menu } from './registry.ts';

/** A page as menus name it. */
export interface MenuItem {
  /** Address without language prefix. */
  path: string;
  label: string;
  /** Language of the label: that of the page, or the default one where the language does not have the page. */
  locale: string;
  /** The menus that name it. */
  menus: readonly Menu[];
}

/** The pages that a menu names, in their order. */
export function itemsOf(menu: Menu, { menuItems }: Pick<PageContext, 'menuItems'>): MenuItem[] {
  return menuItems.filter(({ menus }) => menus.includes(menu));
}

/** What menus call the page at an address without language prefix. */
export function labelOf(path: string, { menuItems }: Pick<PageContext, 'menuItems'>): string {
  return menuItems.find((item) => item.path === path)?.label ?? '';
}

/** Whether a page belongs to the services. */
export function isServicePath(path: string): boolean {
  return path.startsWith('/services');
}
